/** Milliseconds per second. */
const SECOND = 1_000

/** Converts a stamp to epoch ms: stamps are stored and sent in whole seconds (API-031). */
export const momentOf = (stamp: number): number => stamp * SECOND

/** Converts epoch ms to a stamp: whole seconds since 1970 (API-031). */
export const stampOf = (moment: number): number => Math.floor(moment / SECOND)

/**
 * The period in which something is shown, in epoch ms: from `from` (included) to `expiresAt`
 * (excluded).
 */
export interface ShownPeriod {
  readonly from: number
  readonly expiresAt: number
}

export const isShownAt = ({ from, expiresAt }: ShownPeriod, now: number): boolean => from <= now && now < expiresAt
