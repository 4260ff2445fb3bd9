/** How long unused data is stored, ms. */
export interface SessionLifetime {
  /** Sessions of devices on which an account was logged in to. */
  readonly account: number
  /** Sessions of all other devices, and guests without an account and without a session. */
  readonly anonymous: number
}

const DAY = 86_400_000

export const defaultLifetime: SessionLifetime = { account: 180 * DAY, anonymous: 30 * DAY }

/** The number of the day of a moment, epoch ms: whether a session is over is looked for by days, so that it is written once a day. */
export const dayOf = (moment: number): number => Math.floor(moment / DAY)

/** Whether a session that was last used then, epoch ms, opens nothing any more. */
export function isSessionOver(usedAt: number, hasAccount: boolean, lifetime: SessionLifetime, now: number): boolean {
  return now - usedAt >= (hasAccount ? lifetime.account : lifetime.anonymous)
}
