import type { VideoId } from '@/domain/ids'

/** A video is not repeated within this many rows: about what is visible at once. */
const SEEN_AT_ONCE = 2

/** Removing repeats never leaves a row with fewer videos than this, if it has as many. */
export const LEAST_IN_ROW = 4

/** A row of videos of a page. */
export interface VideosInRow<V> {
  readonly videos: readonly V[]
  /** Videos the guest has begun, bought or marked: these rows are never shortened. */
  readonly isOwn?: boolean
  /** A lower minimum than usual. */
  readonly least?: number
}

/**
 * Returns the videos of each row, in the order of the page: a video that one of the two previous
 * rows shows is left out. A row that would be almost empty is refilled with its repeated videos.
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
