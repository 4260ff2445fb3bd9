/** How long unused data is stored, ms. */
export interface SessionLifetime {
  /** Sessions of devices on which an account was logged in to. */
  readonly account: number
  /** Sessions of all other devices, and guests without an account and without a session. */
  readonly anonymous: number
  /** The longest life of a session with an account, used or not: after it the guest logs in again. */
  readonly longest: number
}

const DAY = 86_400_000

export const defaultLifetime: SessionLifetime = { account: 180 * DAY, anonymous: 30 * DAY, longest: 365 * DAY }

/** The number of the day of a moment, epoch ms: whether a session is over is looked for by days, so that it is written once a day. */
export const dayOf = (moment: number): number => Math.floor(moment / DAY)

/** Whether a session that was opened and last used then, epoch ms, opens nothing any more. */
export function isSessionOver(
  { openedAt, usedAt }: { readonly openedAt: number; readonly usedAt: number },
  hasAccount: boolean,
  lifetime: SessionLifetime,
  now: number,
): boolean {
  if (!hasAccount) return now - usedAt >= lifetime.anonymous
  return now - usedAt >= lifetime.account || now - openedAt >= lifetime.longest
}
