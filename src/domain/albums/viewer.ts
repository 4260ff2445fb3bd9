/** A step through the pictures of an album: to the next one or the previous one. */
export type ViewerStep = 'next' | 'previous'

/** Minimum distance of a swipe in px: a shorter movement is a tap. */
export const SWIPE_DISTANCE = 48

/**
 * Returns the picture a step leads to; `at` counts from 0. The viewer does not wrap around: a step
 * beyond the first or last picture stays there, so that guests notice that they have seen all.
 */
export const pictureAfter = (at: number, count: number, step: ViewerStep): number =>
  Math.max(0, Math.min(count - 1, at + (step === 'next' ? 1 : -1)))

/**
 * Returns the step of a swipe from the distance the finger moved, in px: to the left is forward.
 * Returns `null` for a tap, and for a mostly vertical movement, which scrolls.
 */
export function swipeStep(across: number, down: number): ViewerStep | null {
  if (Math.abs(across) < SWIPE_DISTANCE || Math.abs(across) <= Math.abs(down)) return null
  return across < 0 ? 'next' : 'previous'
}
