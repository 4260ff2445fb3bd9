/**
 * The signs a simulated actor detects in the guest's camera picture: hidden or off, too dark to see
 * anything, a guest who sits still, or a guest who moves. The picture itself does not leave the
 * device.
 */
export const cameraSigns = ['hidden', 'dark', 'still', 'moving'] as const

export type CameraSign = (typeof cameraSigns)[number]

/** Brightness of the pixels of a small picture, row by row, 0 (black) to 255. */
export type Brightness = readonly number[]

/** A picture below this average brightness shows nothing. */
const DARK = 24

/**
 * A pixel has changed when it differs from the whole picture's change by more than this; less is
 * camera noise.
 */
const CHANGED = 18

/** Minimum share of changed pixels: a smaller one is a curtain in the background. */
const MOVED_PART = 0.04

/** This many changes in a row count as motion; a single one is a lamp being turned on. */
const MOTIONS = 2

const average = (points: readonly number[]): number =>
  points.length === 0 ? 0 : points.reduce((sum, point) => sum + point, 0) / points.length

/**
 * Detects motion. Light that changes everywhere at once is none, so the change of the whole picture
 * is subtracted from each pixel.
 */
function moves(before: Brightness, after: Brightness): boolean {
  const light = average(after) - average(before)
  const changed = after.filter((point, at) => Math.abs(point - (before[at] ?? point) - light) > CHANGED)
  return changed.length >= Math.max(1, after.length * MOVED_PART)
}

/**
 * Returns the sign in the last camera pictures, oldest first and all of one size; without pictures
 * the guest is hidden.
 */
export function cameraSignOf(pictures: readonly Brightness[]): CameraSign {
  const last = pictures.at(-1)
  if (last === undefined) return 'hidden'
  if (average(last) < DARK) return 'dark'
  const motions = pictures.slice(1).filter((picture, at) => moves(pictures[at] ?? picture, picture))
  return motions.length >= MOTIONS ? 'moving' : 'still'
}
