/**
 * What an actor who is simulated makes out of the picture of a guest's camera: it is hidden or off, too dark to see anything, shows a guest
 * who is still, or a guest who moves. The picture itself does not leave the device.
 */
export const cameraSigns = ['hidden', 'dark', 'still', 'moving'] as const

export type CameraSign = (typeof cameraSigns)[number]

/** Brightness of the points of a small picture, row by row, 0 (black) to 255. */
export type Brightness = readonly number[]

/** Below this average a picture shows nothing. */
const DARK = 24

/** By so much more than the whole picture a point changes when something moves there; less is noise of the camera. */
const CHANGED = 18

/** Of so many points at least, as a part of all: less is a curtain in the background. */
const MOVED_PART = 0.04

/** So many changes in a row are motion; one alone is a lamp that is turned on. */
const MOTIONS = 2

const average = (points: readonly number[]): number =>
  points.length === 0 ? 0 : points.reduce((sum, point) => sum + point, 0) / points.length

/** Light that changes everywhere at once is no motion: the change of the whole picture is taken off each point first. */
function moves(before: Brightness, after: Brightness): boolean {
  const light = average(after) - average(before)
  const changed = after.filter((point, at) => Math.abs(point - (before[at] ?? point) - light) > CHANGED)
  return changed.length >= Math.max(1, after.length * MOVED_PART)
}

/** The sign in the last pictures of a camera, the oldest first, all of one size; none: nothing is to be seen. */
export function cameraSignOf(pictures: readonly Brightness[]): CameraSign {
  const last = pictures.at(-1)
  if (last === undefined) return 'hidden'
  if (average(last) < DARK) return 'dark'
  const motions = pictures.slice(1).filter((picture, at) => moves(pictures[at] ?? picture, picture))
  return motions.length >= MOTIONS ? 'moving' : 'still'
}
