/**
 * A video watched for fewer seconds than this starts from its beginning: the guest has hardly seen
 * anything.
 */
const LEAST = 15

/** A video counts as seen within this many seconds of its end. */
const LAST = 20

/** Maximum number of positions stored on a device. */
export const MAX_POSITIONS = 30

/** Returns where a video resumes, in whole seconds; 0 for its beginning. */
export const resumeAt = (seconds: number, duration: number): number =>
  seconds < LEAST || seconds > duration - LAST ? 0 : Math.floor(seconds)

/**
 * Returns the positions by id, newest last, after a video was watched up to `seconds`; at most
 * those of `MAX_POSITIONS` videos.
 */
export function withPosition(
  positions: Readonly<Record<string, number>>,
  id: string,
  seconds: number,
): Readonly<Record<string, number>> {
  const others = Object.entries(positions).filter(([other]) => other !== id)
  const all = seconds > 0 ? [...others, [id, seconds] as const] : others
  return Object.fromEntries(all.slice(-MAX_POSITIONS))
}
