/** Milliseconds of a day. */
const DAY = 86_400_000

/**
 * The hint of a day: each in turn, the same for everybody from midnight UTC to midnight, so that a reload does not change it.
 * `undefined` where there is none. `now`: epoch ms.
 */
export const hintOfDay = <T>(hints: readonly T[], now: number): T | undefined =>
  hints.length === 0 ? undefined : hints[Math.floor(now / DAY) % hints.length]
