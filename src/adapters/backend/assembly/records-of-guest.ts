import { collections } from './features'
import { guests } from '@/adapters/backend/access/guest-records'
import type { Collection, IndexKey, OfGuest, OnErase, Reader, Transaction } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'

/** A collection whose records name a guest, with its declaration. */
export interface GuestCollection {
  readonly collection: Collection<object>
  readonly ofGuest: OfGuest<object>
}

// Records read from a collection are written to no other.
const all = collections as unknown as readonly Collection<object>[]

/** Every collection that declares how its records belong to a guest. */
export const guestCollections: readonly GuestCollection[] = all.flatMap((collection) =>
  collection.ofGuest === undefined ? [] : [{ collection, ofGuest: collection.ofGuest }],
)

/** Records of a guest, at most so many of them, from behind an index entry on. */
export async function recordsOf(
  reader: Reader,
  { collection, ofGuest: { by } }: GuestCollection,
  guestId: GuestId,
  limit: number,
  after?: IndexKey,
): Promise<readonly object[]> {
  if (by === undefined || limit === 0) return []
  if (by !== 'key')
    return reader.find(collection, by, { prefix: [guestId], limit, ...(after === undefined ? {} : { after }) })
  const record = after === undefined ? await reader.get(collection, guestId) : undefined
  return record === undefined ? [] : [record]
}

/** The reason for removing a guest: an account is deleted, or a visitor has not come back. */
type Occasion = 'onErase' | 'onForget'

const fateOf = ({ ofGuest }: GuestCollection, occasion: Occasion): OnErase<object> =>
  ofGuest[occasion] ?? ofGuest.onErase

/** The progress of an erasure. */
export interface Erased {
  /** Number of records erased. */
  readonly count: number
  /** The collection to go on with; `null`: the last one has been reached. */
  readonly next: string | null
}

/**
 * Erases at most `limit` records of a guest, from a collection on: everything except the guest's
 * own record.
 */
export async function eraseRecords(
  tx: Transaction,
  guestId: GuestId,
  occasion: Occasion,
  { limit, from = null }: { readonly limit: number; readonly from?: string | null },
): Promise<Erased> {
  const begin = Math.max(
    0,
    guestCollections.findIndex(({ collection }) => collection.name === from),
  )
  let count = 0
  for (const owned of guestCollections.slice(begin)) {
    const { collection } = owned
    const fate = fateOf(owned, occasion)
    if (collection.name === guests.name || (fate !== 'remove' && 'stays' in fate)) continue
    const records = await recordsOf(tx, owned, guestId, limit - count)
    for (const record of records)
      await (fate === 'remove' ? tx.delete(collection, collection.key(record)) : fate.call(tx, record))
    count += records.length
    if (count === limit) return { count, next: collection.name }
  }
  return { count, next: null }
}
