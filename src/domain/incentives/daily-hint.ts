/** Milliseconds per day. */
const DAY = 86_400_000

/**
 * Returns the hint of the day: each in turn, the same for everybody from midnight to midnight UTC,
 * so that a reload does not change it. `undefined` without hints. `now`: epoch ms.
 */
export const hintOfDay = <T>(hints: readonly T[], now: number): T | undefined =>
  hints.length === 0 ? undefined : hints[Math.floor(now / DAY) % hints.length]
