import { exitClassOf, exitCodes, type ExitClass, type ExitCode } from './exit-code'

/** What the bill tells the guest about the end; each kind has one text in the catalog. */
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

/** Every code has words: its own where the product tells it apart, its class's otherwise. */
export const exitReasonOf = (code: ExitCode): ExitReason => byCode.get(code) ?? byClass[exitClassOf(code)]
