import type { FastifyBaseLogger } from 'fastify'
import { loginOutcome, type LoginOutcome } from './served-platform'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import type { CheckoutAnswer, CheckoutForm } from '@/application/payments/checkout-service'
import type { ActionRefusal } from '@/domain/access/permissions'

/** The kinds of events that are logged because they concern access and permissions. */
export const SECURITY_KINDS = [
  'login-succeeded',
  'login-failed',
  'login-refused',
  'login-locked',
  'signed-up',
  'address-known',
  'password-requested',
  'password-set',
  'session-refused',
  'session-ended',
  'permission-refused',
  'limit-reached',
] as const

export type SecurityKind = (typeof SECURITY_KINDS)[number]

/** A log that lines are written to. */
type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>

/** Events of honest guests on any day; everything else is logged at `warn`. */
const USUAL: ReadonlySet<SecurityKind> = new Set([
  'login-succeeded',
  'signed-up',
  'password-requested',
  'password-set',
  'session-ended',
])

/**
 * Logs one line, `security`, with its kind. It names no guest, no session, no e-mail and no network
 * address, by decision: the id of the request leads to the line of the proxy in front, which an
 * operator stores for as long as they may.
 */
export function logSecurity(log: Log, kind: SecurityKind): void {
  log[USUAL.has(kind) ? 'info' : 'warn']({ kind }, 'security')
}

const REFUSALS: Readonly<Record<ActionRefusal | 'age-check', true>> = {
  locked: true,
  'login-required': true,
  restricted: true,
  'blocked-for-comments': true,
  'age-check': true,
}

/**
 * Returns the reason of an answer that is a refusal, as either form of the wire names it; `null`:
 * it is none.
 */
export function refusalOf(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return null
  if ('ok' in answer && answer.ok === false && 'reason' in answer) return answer.reason
  return 'success' in answer && answer.success === false && 'errorCode' in answer ? answer.errorCode : null
}

const OF_CODE: Readonly<Partial<Record<BackendErrorCode, SecurityKind>>> = {
  'session-expired': 'session-refused',
  'rate-limited': 'limit-reached',
}

/** Logs a failed request where it has to do with security. */
export function logIfSecurity(log: Log, code: BackendErrorCode): void {
  const kind = OF_CODE[code]
  if (kind !== undefined) logSecurity(log, kind)
}

/**
 * Logs why a request was refused, if it concerns security and not a lack of coins or the like: a
 * reason, or `error:` and a code.
 */
export function logRefusal(log: Log, reason: unknown): void {
  if (typeof reason !== 'string') return
  const [, code] = /^error:(?<code>.*)$/u.exec(reason) ?? []
  if (code !== undefined) logIfSecurity(log, code as BackendErrorCode)
  else if (Object.hasOwn(REFUSALS, reason)) logSecurity(log, 'permission-refused')
}

const OF_LOGIN: Readonly<Record<LoginOutcome, SecurityKind | null>> = {
  succeeded: 'login-succeeded',
  credentials: 'login-failed',
  'too-many-attempts': 'login-refused',
  locked: 'login-locked',
  other: null,
}

/** Returns the security event of an answer to a form of the payment service; `null`: none. */
export function kindOfForm(form: CheckoutForm, answer: CheckoutAnswer): SecurityKind | null {
  if (form.kind === 'login') return OF_LOGIN[loginOutcome(answer)]
  const errors = answer.status === 'invalid' ? Object.values(answer.errors) : []
  if (errors.includes('too-many-attempts') || errors.includes('too-many-mails')) return 'limit-reached'
  if (form.kind === 'signup' && errors.includes('email-taken')) return 'address-known'
  if (form.kind === 'signup' && answer.status === 'succeeded') return 'signed-up'
  if (form.kind === 'pwdlost' && answer.status === 'sent') return 'password-requested'
  return form.kind === 'pwdreset' && answer.status === 'succeeded' ? 'password-set' : null
}

/**
 * Time between two log entries about the limits of sockets, ms: a caller who sends too much would
 * fill the log.
 */
const EVERY = 1_000

/** Logs that a limit of sockets was reached, once a second at most. */
export function socketLimits(log: Log, now: () => number): () => void {
  let next = 0
  return () => {
    if (now() < next) return
    next = now() + EVERY
    logSecurity(log, 'limit-reached')
  }
}
