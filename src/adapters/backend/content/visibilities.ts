import { decodeRecord } from '@/adapters/stores/record-codec'
import {
  fields,
  flag,
  list,
  nullable,
  number,
  oneOf,
  schemaOf,
  text,
  type Upcast,
} from '@/adapters/stores/record-schema'
import type { Collection, Reader } from '@/adapters/stores/store'
import { parseJson } from '@/domain/access/json'

/** The kinds of content that an operator can hide and show again. */
export const CONTENT_KINDS = [
  'actor',
  'video',
  'album',
  'tvFormat',
  'tvVideo',
  'tvPost',
  'story',
  'post',
  'show',
  'reaction',
  'banner',
] as const
export type ContentKindName = (typeof CONTENT_KINDS)[number]

/**
 * The period in which content is shown, epoch ms: from `from` on, until `until`, and never while it
 * is hidden.
 */
interface Period {
  readonly hidden: boolean
  readonly from: number | null
  readonly until: number | null
}

/** An operator's decision about content. */
export interface Shown extends Period {
  /** Whether guests who have bought it go on watching it while it is not shown. */
  readonly boughtStays: boolean
}

/** A record that was taken out of its collection. */
export interface TakenRecord {
  readonly collection: string
  readonly key: string
  /** JSON, with its version. */
  readonly document: string
}

/**
 * An operator's decision about one piece of content. While the content is hidden its records are
 * here and not in their collections: code that lists, finds, plays or recommends it finds nothing,
 * so no list has to know of this.
 */
export interface Visibility extends Shown {
  /** Its kind and its id. */
  readonly id: string
  readonly kind: ContentKindName
  readonly key: string
  /** Names of the files that belong to it: what was granted before is not sent any more. */
  readonly assets: readonly string[]
  readonly taken: readonly TakenRecord[]
  /** The next time at which it is shown or hidden by itself, epoch ms; `null`: never. */
  readonly next: number | null
}

/** Before operators decided on what was bought, it was refused. */
const withBought: Upcast = (stored) => ({ boughtStays: false, ...stored })

export const visibilityId = (kind: ContentKindName, key: string): string => `${kind} ${key}`

export const visibilities: Collection<Visibility> = {
  name: 'visibilities',
  schema: schemaOf(
    fields<Visibility>({
      id: text,
      kind: oneOf(...CONTENT_KINDS),
      key: text,
      hidden: flag,
      from: nullable(number),
      until: nullable(number),
      assets: list(text),
      taken: list(fields<TakenRecord>({ collection: text, key: text, document: text })),
      next: nullable(number),
      boughtStays: flag,
    }),
    withBought,
  ),
  key: ({ id }) => id,
  indexes: {
    byNext: ({ next, id }) => (next === null ? [] : [[next, id]]),
    byAsset: ({ assets }) => [...new Set(assets)].map((asset) => [asset]),
    byRecord: ({ taken }) => taken.map(({ collection, key }) => [collection, key]),
  },
  several: ['byAsset', 'byRecord'],
}

/** Content as there is for one guest. */
export interface Found<T> {
  readonly record: T
  /**
   * Whether the operator withholds the hidden content from buyers as well: they are informed of it,
   * and see nothing of it.
   */
  readonly isWithheld: boolean
}

/** Returns content for a guest: hidden content exists only for its buyers. */
export async function findFor<T>(
  reader: Reader,
  collection: Collection<T>,
  key: string,
  hasBought: () => Promise<boolean>,
): Promise<Found<T> | null> {
  const record = await reader.get(collection, key)
  if (record !== undefined) return { record, isWithheld: false }
  const taken = await takenRecord(reader, collection, key)
  return taken === null || !(await hasBought()) ? null : taken
}

/** Returns the record of hidden content; `null`: it is not hidden. */
export async function takenRecord<T>(reader: Reader, collection: Collection<T>, key: string): Promise<Found<T> | null> {
  const [holder] = await reader.find(visibilities, 'byRecord', { prefix: [collection.name, key], limit: 1 })
  const taken = holder?.taken.find((each) => each.collection === collection.name && each.key === key)
  if (holder === undefined || taken === undefined) return null
  return { record: decodeRecord(collection, key, parseJson(taken.document)), isWithheld: !holder.boughtStays }
}

/** Returns whether content is shown at a moment, epoch ms. */
export const isShownAt = ({ hidden, from, until }: Period, now: number): boolean =>
  !hidden && (from === null || from <= now) && (until === null || now < until)

/** Returns the next time at which it is shown or hidden, epoch ms; `null`: it stays as it is. */
export function nextChange({ hidden, from, until }: Period, now: number): number | null {
  if (hidden) return null
  const coming = [from, until].filter((at) => at !== null).filter((at) => at > now)
  return coming.length === 0 ? null : Math.min(...coming)
}
