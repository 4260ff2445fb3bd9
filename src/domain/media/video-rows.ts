import type { VideoId } from '@/domain/ids'

/** A video is not repeated within so many rows after the one that shows it: about what is seen at once. */
const SEEN_AT_ONCE = 2

/** A row is not left with fewer videos than this for the sake of others, where it has as many. */
export const LEAST_IN_ROW = 4

/** A row of videos of a page. */
export interface VideosInRow<V> {
  readonly videos: readonly V[]
  /** What the guest has begun, bought or marked: all of it is theirs, wherever else it is. */
  readonly isOwn?: boolean
  /** Fewer than usual may be left. */
  readonly least?: number
}

/**
 * What rows show, in the order of the page: a video that one of the two rows before has is left out. A row that would be almost
 * empty is filled again with what was left out of it.
 */
export function withoutRepeats<V extends { readonly id: VideoId }>(
  rows: readonly VideosInRow<V>[],
): readonly (readonly V[])[] {
  const shown: (readonly V[])[] = []
  for (const { videos, isOwn = false, least = LEAST_IN_ROW } of rows) {
    const seen = new Set(isOwn ? [] : shown.slice(-SEEN_AT_ONCE).flatMap((row) => row.map(({ id }) => id)))
    const again = videos.filter(({ id }) => seen.has(id))
    const missing = Math.max(0, least - (videos.length - again.length))
    const left = new Set(again.slice(missing).map(({ id }) => id))
    shown.push(videos.filter(({ id }) => !left.has(id)))
  }
  return shown
}
