/**
 * The actions that the checkout frame can request from the page; every other action is unknown
 * [PAY-082].
 */
export const frameActions = ['message', 'redirect', 'history'] as const

/** One of the three actions of the checkout frame [PAY-069]..[PAY-073]. */
export type FrameAction = (typeof frameActions)[number]

/**
 * A message of the checkout frame as it arrives; only `id` and `action` are always present
 * [PAY-040].
 */
export interface FrameMessage {
  readonly id: string
  readonly action: string
  readonly value?: string
  readonly params?: Readonly<Record<string, string>>
  readonly redirectUrl?: string
  readonly redirectTarget?: string
}

/**
 * The decision on a message. `log`: the refusal is logged as an error (ruling: a stranger's message
 * as well).
 */
export type FrameDecision =
  | { readonly ok: true; readonly action: FrameAction }
  | {
      readonly ok: false
      readonly reason: 'foreign-origin' | 'wrong-id' | 'unknown-action'
      readonly log: boolean
    }

const isFrameAction = (action: string): action is FrameAction => frameActions.some((known) => known === action)

/**
 * Compares origins. An opaque origin ('null') identifies no site, so it never matches, not even
 * itself.
 */
const isFrom = (origin: string, expected: string): boolean =>
  expected !== '' && expected !== 'null' && origin === expected

/**
 * Accepts a message of the checkout frame only from the expected origin [PAY-079] and with the
 * expected id [PAY-080]; another origin, a wrong id [PAY-081] or an unknown action [PAY-082] is
 * logged as an error and nothing more.
 */
export const acceptFrameMessage = (message: {
  readonly origin: string
  readonly expectedOrigin: string
  readonly id: string
  readonly expectedId: string
  readonly action: string
}): FrameDecision => {
  if (!isFrom(message.origin, message.expectedOrigin)) return { ok: false, reason: 'foreign-origin', log: true }
  if (message.id === '' || message.id !== message.expectedId) return { ok: false, reason: 'wrong-id', log: true }
  if (!isFrameAction(message.action)) return { ok: false, reason: 'unknown-action', log: true }
  return { ok: true, action: message.action }
}
