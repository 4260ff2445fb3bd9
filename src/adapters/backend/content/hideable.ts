import type { ContentKindName, TakenRecord } from './visibilities'
import { decodeRecord, withVersion } from '@/adapters/stores/record-codec'
import type { Collection, Reader, Transaction } from '@/adapters/stores/store'
import { parseJson } from '@/domain/access/json'
import { AWAY } from '@/domain/actors/away'
import type { ActorId, GuestId } from '@/domain/ids'

/** What only some records have that can be hidden. */
interface HideableParts<T> {
  /** The records that are hidden and shown together with their actor. */
  readonly ofActor?: (tx: Transaction, actorId: ActorId) => Promise<readonly T[]>
  /** The names of the files in a record. */
  readonly assets?: (record: T) => readonly string[]
  /** Returns whether a guest has bought the content of a key. */
  readonly hasBought?: (reader: Reader, guestId: GuestId, key: string) => Promise<boolean>
}

/** Records of a collection that are taken out of it while their content is hidden. */
export interface HideableRecords {
  readonly collection: string
  readonly has: (reader: Reader, key: string) => Promise<boolean>
  /** Takes a record out; `null`: there is none. */
  readonly take: (tx: Transaction, key: string) => Promise<TakenRecord | null>
  readonly takeOfActor: (tx: Transaction, actorId: ActorId) => Promise<readonly TakenRecord[]>
  /** Puts a record back, unless one that was imported meanwhile is newer. */
  readonly putBack: (tx: Transaction, taken: TakenRecord) => Promise<void>
  readonly assets: (taken: TakenRecord) => readonly string[]
  readonly hasBought: (reader: Reader, guestId: GuestId, key: string) => Promise<boolean>
}

/** A kind of content that an operator can hide and show again. Its feature declares it in `hideable`. */
export interface HideableKind {
  /** Its records, the one that is named first. */
  readonly records: readonly HideableRecords[]
  /** Whether it is an actor, whose content is hidden and shown together with them. */
  readonly hasContent?: boolean
}

/** Every kind by its name. */
export type HideableKinds = Readonly<Record<ContentKindName, HideableKind>>

/**
 * Returns a record as it is shown again: unchanged, except that nobody is online and nothing runs,
 * because that has ended meanwhile.
 */
function idle<T extends object>(record: T): T {
  const stopped = 'isRunning' in record ? { ...record, isRunning: false } : record
  return 'state' in stopped ? { ...stopped, state: AWAY } : stopped
}

/** Describes how records of a collection are hidden. */
export function hideable<T extends object>(collection: Collection<T>, parts: HideableParts<T> = {}): HideableRecords {
  const { ofActor, assets, hasBought } = parts
  const decoded = ({ key, document }: TakenRecord): T => decodeRecord(collection, key, parseJson(document))
  const takeRecord = async (tx: Transaction, record: T): Promise<TakenRecord> => {
    const key = collection.key(record)
    await tx.delete(collection, key)
    return { collection: collection.name, key, document: withVersion(collection, JSON.stringify(record)) }
  }
  return {
    collection: collection.name,
    has: async (reader, key) => (await reader.get(collection, key)) !== undefined,
    take: async (tx, key) => {
      const record = await tx.get(collection, key)
      return record === undefined ? null : takeRecord(tx, record)
    },
    takeOfActor: async (tx, actorId) => {
      const taken: TakenRecord[] = []
      for (const record of (await ofActor?.(tx, actorId)) ?? []) taken.push(await takeRecord(tx, record))
      return taken
    },
    putBack: async (tx, taken) => {
      if ((await tx.get(collection, taken.key)) === undefined) await tx.put(collection, idle(decoded(taken)))
    },
    assets: (taken) => assets?.(decoded(taken)) ?? [],
    hasBought: async (...given) => (await hasBought?.(...given)) ?? false,
  }
}

/** Returns how a record that was taken out is hidden; `undefined`: of a collection that is gone. */
export const recordsOf = (kinds: HideableKinds, { collection }: TakenRecord): HideableRecords | undefined =>
  Object.values(kinds)
    .flatMap(({ records }) => records)
    .find((records) => records.collection === collection)
