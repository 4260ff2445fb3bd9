import type { ChannelId, IdempotencyKey } from '@/domain/ids'
import type { Money } from '@/domain/money/money'
import type { OneClickLimit } from '@/domain/payments/one-click'

/** A top up that the guest has requested with one press (SOC-028). */
export interface OneClickRequest {
  /** Whole coins without the bonus, one of `Guest.oneClick.amounts`; its price in euro follows from it. */
  readonly amount: number
  /** The conversation that the guest is in; `null`: none. It must be theirs. */
  readonly channelId: ChannelId | null
  /** The same key is charged once, however often it arrives. */
  readonly key: IdempotencyKey
}

/** Why nothing was charged. */
export type OneClickRefusal =
  | 'login-required'
  | 'locked'
  | 'restricted'
  /** The guest has not agreed, or has ended it. */
  | 'not-agreed'
  | OneClickLimit
  /** The provider refused the means of payment. */
  | 'declined'
  /** The means of payment is no longer valid. */
  | 'expired'
  /** The provider had no answer in time and has withdrawn the charge. */
  | 'no-answer'

/** `coins`: all that were credited, bonus included; `balance`: what there is now, whole coins; `paid`: euro cents. */
export type OneClickResult =
  | { readonly ok: true; readonly coins: number; readonly balance: number; readonly paid: Money }
  | { readonly ok: false; readonly reason: OneClickRefusal }

/**
 * Top ups by one press, with a means of payment that the guest agreed to have stored (SOC-028, PAY-005). Which means that is, `Guest.oneClick`
 * names. Throws `BackendError`: where no answer came, the same key sent again is safe; `not-found` for the channel of another guest.
 */
export interface OneClickGateway {
  charge(request: OneClickRequest): Promise<OneClickResult>
  /** Ends the agreement: the platform forgets the means of payment. Ended twice it stays ended. */
  end(): Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: 'login-required' }>
}

export const OneClickGateway = Symbol.for('OneClickGateway')
