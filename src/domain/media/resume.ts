/** Below this many seconds a video begins from its start: the guest has hardly seen anything. */
const LEAST = 15

/** So close to its end, s, a video counts as seen. */
const LAST = 20

/** How many videos a device stores a position of. */
export const MAX_POSITIONS = 30

/** Where a video goes on, whole seconds; 0: from its start. */
export const resumeAt = (seconds: number, duration: number): number =>
  seconds < LEAST || seconds > duration - LAST ? 0 : Math.floor(seconds)

/** Positions by id, the newest last, as they are after a video was watched until there: those of `MAX_POSITIONS` videos at most. */
export function withPosition(
  positions: Readonly<Record<string, number>>,
  id: string,
  seconds: number,
): Readonly<Record<string, number>> {
  const others = Object.entries(positions).filter(([other]) => other !== id)
  const all = seconds > 0 ? [...others, [id, seconds] as const] : others
  return Object.fromEntries(all.slice(-MAX_POSITIONS))
}
