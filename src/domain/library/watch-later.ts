/** Maximum videos in a guest's watch-later list. */
export const MAX_SAVED = 500

/** The facts needed before a video is added to or removed from the list. */
export interface WatchLaterState {
  /** Whether the video exists. */
  readonly exists: boolean
  readonly isListed: boolean
  /** Number of videos in the list. */
  readonly count: number
}

/** The step to take. `none`: the list is already as wanted; the last two are refusals. */
export type WatchLaterStep = 'add' | 'remove' | 'none' | 'not-found' | 'too-many'

/**
 * Decides how to add a video to the list or remove it. Both can be repeated without effect. A video
 * that no longer exists can be removed, and a full list refuses only new videos.
 */
export function watchLaterStep({ exists, isListed, count }: WatchLaterState, wanted: boolean): WatchLaterStep {
  if (!wanted) return isListed ? 'remove' : 'none'
  if (!exists) return 'not-found'
  if (isListed) return 'none'
  return count >= MAX_SAVED ? 'too-many' : 'add'
}
