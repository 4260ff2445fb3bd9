/** How many videos the list of a guest for later holds. */
export const MAX_SAVED = 500

/** What is known before a video is put on the list, or taken off it. */
export interface WatchLaterState {
  /** Whether the video exists. */
  readonly exists: boolean
  readonly isListed: boolean
  /** How many videos are on the list. */
  readonly count: number
}

/** What has to be done. `none`: the list is as it has to be already; the last two are refusals. */
export type WatchLaterStep = 'add' | 'remove' | 'none' | 'not-found' | 'too-many'

/**
 * Puts a video on the list, or takes it off it. Either can be repeated and changes nothing then. A video that is gone can be taken off, and a
 * full list refuses only what is not on it yet.
 */
export function watchLaterStep({ exists, isListed, count }: WatchLaterState, wanted: boolean): WatchLaterStep {
  if (!wanted) return isListed ? 'remove' : 'none'
  if (!exists) return 'not-found'
  if (isListed) return 'none'
  return count >= MAX_SAVED ? 'too-many' : 'add'
}
