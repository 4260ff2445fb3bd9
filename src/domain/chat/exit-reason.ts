import { exitClassOf, exitCodes, type ExitClass, type ExitCode } from './exit-code'

/** The reason for the end that the bill shows to the guest; each has one text in the catalog. */
export type ExitReason =
  | 'guest-left'
  | 'connection-lost'
  | 'host-left'
  | 'ended-by-platform'
  | 'preview-over'
  | 'not-started'
  | 'balance-used-up'
  | 'own-limit-reached'
  | 'time-over'
  | 'age-check'
  | 'unknown'

const byCode = new Map<ExitCode, ExitReason>([
  [exitCodes.connectionLost, 'connection-lost'],
  [exitCodes.guestLimitReached, 'own-limit-reached'],
  [exitCodes.modeTimeUp, 'time-over'],
])

const byClass: Readonly<Record<ExitClass, ExitReason>> = {
  client: 'guest-left',
  host: 'host-left',
  'admin-kick': 'ended-by-platform',
  'preview-limit': 'preview-over',
  'start-failure': 'not-started',
  limit: 'balance-used-up',
  'age-restriction': 'age-check',
  other: 'unknown',
}

/**
 * Returns the reason for a code: its own where the product distinguishes it, otherwise that of its
 * class.
 */
export const exitReasonOf = (code: ExitCode): ExitReason => byCode.get(code) ?? byClass[exitClassOf(code)]
