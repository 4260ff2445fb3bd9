/** Seconds to milliseconds. */
const SECOND = 1_000

/** The moment of a stamp, epoch ms: stamps are stored and sent in whole seconds (API-031). */
export const momentOf = (stamp: number): number => stamp * SECOND

/** The stamp of a moment that is one: whole seconds since 1970 (API-031). */
export const stampOf = (moment: number): number => Math.floor(moment / SECOND)

/** When something is shown, epoch ms: at `from` already, and at `expiresAt` no more. */
export interface ShownPeriod {
  readonly from: number
  readonly expiresAt: number
}

export const isShownAt = ({ from, expiresAt }: ShownPeriod, now: number): boolean => from <= now && now < expiresAt
