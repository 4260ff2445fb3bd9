import { fields, flag, list, nullable, number, oneOf, schemaOf, text } from '@/adapters/stores/record-schema'
import type { Collection, Reader } from '@/adapters/stores/store'

/** What an operator can take away and bring back. */
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

/** When content is shown, epoch ms: from `from` on, until `until`, and never while it is hidden. */
export interface Shown {
  readonly hidden: boolean
  readonly from: number | null
  readonly until: number | null
}

/** A record that was taken out of its collection. */
export interface TakenRecord {
  readonly collection: string
  readonly key: string
  /** JSON, with its version. */
  readonly document: string
}

/**
 * What an operator has decided on one piece of content. While it is not shown its records are here and not in their collections: code that
 * lists, finds, plays or recommends it finds nothing, so no list has to know of this.
 */
export interface Visibility extends Shown {
  /** Its kind and its id. */
  readonly id: string
  readonly kind: ContentKindName
  readonly key: string
  /** Names of the files that belong to it: what was granted before is not sent any more. */
  readonly assets: readonly string[]
  readonly taken: readonly TakenRecord[]
  /** When it is shown or taken away by itself, epoch ms; `null`: never. */
  readonly next: number | null
}

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
    }),
  ),
  key: ({ id }) => id,
  indexes: {
    byNext: ({ next, id }) => (next === null ? [] : [[next, id]]),
    byAsset: ({ assets }) => [...new Set(assets)].map((asset) => [asset]),
  },
  several: ['byAsset'],
}

/** Whether a file belongs to content that is taken away. */
export const isTakenAway = async (reader: Reader, asset: string): Promise<boolean> =>
  (await reader.count(visibilities, 'byAsset', [asset])) > 0

/** Whether content is shown at a moment, epoch ms. */
export const isShownAt = ({ hidden, from, until }: Shown, now: number): boolean =>
  !hidden && (from === null || from <= now) && (until === null || now < until)

/** When it is next shown or taken away, epoch ms; `null`: it stays as it is. */
export function nextChange({ hidden, from, until }: Shown, now: number): number | null {
  if (hidden) return null
  const coming = [from, until].filter((at) => at !== null).filter((at) => at > now)
  return coming.length === 0 ? null : Math.min(...coming)
}
