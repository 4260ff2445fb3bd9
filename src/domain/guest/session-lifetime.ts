/** Storage times of unused data, in ms. */
export interface SessionLifetime {
  /** Sessions of devices that have logged in to an account. */
  readonly account: number
  /** Sessions of all other devices, and guests without an account and without a session. */
  readonly anonymous: number
  /**
   * Maximum lifetime of a session with an account, used or not: afterwards the guest logs in again.
   */
  readonly longest: number
}

const DAY = 86_400_000

export const defaultLifetime: SessionLifetime = { account: 180 * DAY, anonymous: 30 * DAY, longest: 365 * DAY }

/**
 * Returns the number of the day at a moment (epoch ms). Session expiry has a resolution of days, so
 * that its use is written once a day.
 */
export const dayOf = (moment: number): number => Math.floor(moment / DAY)

/** Whether a session with these times (epoch ms) has expired. */
export function isSessionOver(
  { openedAt, usedAt }: { readonly openedAt: number; readonly usedAt: number },
  hasAccount: boolean,
  lifetime: SessionLifetime,
  now: number,
): boolean {
  if (!hasAccount) return now - usedAt >= lifetime.anonymous
  return now - usedAt >= lifetime.account || now - openedAt >= lifetime.longest
}
