/**
 * A whole number from 0 to 999 that gives the reason a chat ended; its first digit mostly names who
 * ended it.
 */
export type ExitCode = number

/** The families of exit codes the product reacts to (CHA-002 to CHA-009). */
export type ExitClass =
  | 'client'
  | 'host'
  | 'admin-kick'
  | 'preview-limit'
  | 'start-failure'
  | 'limit'
  | 'age-restriction'
  | 'other'

/**
 * The codes that this platform issues. 501: balance used up, 502: the guest's own stop reached,
 * 503: the time limit of the mode reached. The documents name only the family, the split is ours.
 */
export const exitCodes = {
  guestLeft: 101,
  connectionLost: 102,
  hostLeft: 201,
  adminKick: 301,
  previewTimeUp: 401,
  hostUnavailable: 498,
  startFailed: 499,
  balanceUsedUp: 501,
  guestLimitReached: 502,
  modeTimeUp: 503,
  ageRestriction: 601,
  unknown: 999,
} as const satisfies Record<string, ExitCode>

const between = (code: ExitCode, first: number, last: number): boolean => code >= first && code <= last

/**
 * Returns the class of a code; every code has exactly one. Codes of no documented family (0, 302,
 * 450, 700, …) are `other`, like 9xx, so that an unforeseen code still ends a chat politely
 * (CHA-002 to CHA-009).
 */
export const exitClassOf = (code: ExitCode): ExitClass => {
  if (between(code, 100, 199)) return 'client'
  if (between(code, 200, 299)) return 'host'
  if (code === 301) return 'admin-kick'
  if (between(code, 401, 408)) return 'preview-limit'
  if (code === 498 || code === 499) return 'start-failure'
  if (between(code, 501, 503)) return 'limit'
  return code === 601 ? 'age-restriction' : 'other'
}

/**
 * Whether a live preview ended: such exits have no bill, and lead on to a chat (CHA-010; rulings:
 * 401 to 408).
 */
export const isLivePreviewExit = (code: ExitCode): boolean => exitClassOf(code) === 'preview-limit'

/**
 * Whether the exit can come before a chat's first second. In a chat that never began these codes
 * mean that nothing was charged, and tell the guest what to do first (CHA-011; rulings: 498, 499,
 * 501, 502, 503, 601).
 */
export const isPreChatExit = (code: ExitCode): boolean =>
  ['start-failure', 'limit', 'age-restriction'].includes(exitClassOf(code))
