import type { VideoId } from '@/domain/ids'

/** A film is not repeated within so many shelves after the one that shows it: about what is seen at once. */
const SEEN_AT_ONCE = 2

/** A shelf is not left with fewer films than this for the sake of others, where it has as many. */
export const LEAST_ON_SHELF = 4

/** A row of films of a page. */
export interface Shelf<V> {
  readonly videos: readonly V[]
  /** What the guest has begun, bought or marked: all of it is theirs, wherever else it is. */
  readonly isOwn?: boolean
  /** Fewer than usual may be left. */
  readonly least?: number
}

/**
 * What shelves show, in the order of the page: a film that one of the two shelves before has is left out. A shelf that would be almost
 * empty is filled again with what was left out of it.
 */
export function withoutRepeats<V extends { readonly id: VideoId }>(
  shelves: readonly Shelf<V>[],
): readonly (readonly V[])[] {
  const shown: (readonly V[])[] = []
  for (const { videos, isOwn = false, least = LEAST_ON_SHELF } of shelves) {
    const seen = new Set(isOwn ? [] : shown.slice(-SEEN_AT_ONCE).flatMap((shelf) => shelf.map(({ id }) => id)))
    const fresh = videos.filter(({ id }) => !seen.has(id))
    const again = videos.filter(({ id }) => seen.has(id)).slice(0, Math.max(0, least - fresh.length))
    shown.push(videos.filter((video) => fresh.includes(video) || again.includes(video)))
  }
  return shown
}
