/** A way through the pictures of an album: to the next one, or to the one before. */
export type ViewerStep = 'next' | 'previous'

/** The least distance of a swipe, px: a shorter movement is a tap. */
export const SWIPE_DISTANCE = 48

/**
 * The picture that a step leads to; `at` counts from 0. The first and the last picture are ends: a guest who goes on there stays, so that
 * they notice that they have seen all.
 */
export const pictureAfter = (at: number, count: number, step: ViewerStep): number =>
  Math.max(0, Math.min(count - 1, at + (step === 'next' ? 1 : -1)))

/**
 * The step that a swipe means, by the distance that the finger moved, px: to the left is on. `null` for a tap, and for a movement that is
 * more up or down than across, which scrolls.
 */
export function swipeStep(across: number, down: number): ViewerStep | null {
  if (Math.abs(across) < SWIPE_DISTANCE || Math.abs(across) <= Math.abs(down)) return null
  return across < 0 ? 'next' : 'previous'
}
