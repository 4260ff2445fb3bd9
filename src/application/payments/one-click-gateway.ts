import type { ChannelId, IdempotencyKey } from '@/domain/ids'
import type { Money } from '@/domain/money/money'
import type { OneClickLimit } from '@/domain/payments/one-click'

/** A top up that the guest has requested with one press (SOC-028). */
export interface OneClickRequest {
  /**
   * Whole coins without the bonus, one of `Guest.oneClick.amounts`; its price in euro follows from
   * it.
   */
  readonly amount: number
  /** The guest's current conversation, which must be theirs; `null`: none. */
  readonly channelId: ChannelId | null
  /** The same key is charged once, however often it arrives. */
  readonly key: IdempotencyKey
}

/** The reason why nothing was charged. */
export type OneClickRefusal =
  | 'login-required'
  | 'locked'
  | 'restricted'
  /** The guest has not agreed, or has ended the agreement. */
  | 'not-agreed'
  | OneClickLimit
  /** The provider refused the means of payment. */
  | 'declined'
  /** The means of payment is no longer valid. */
  | 'expired'
  /** The provider had no answer in time and has withdrawn the charge. */
  | 'no-answer'

/**
 * `coins`: all coins credited, including the bonus; `balance`: the balance afterwards, whole coins;
 * `paid`: euro cents.
 */
export type OneClickResult =
  | { readonly ok: true; readonly coins: number; readonly balance: number; readonly paid: Money }
  | { readonly ok: false; readonly reason: OneClickRefusal }

/**
 * Top ups by one press, with a means of payment that the guest agreed to have stored;
 * `Guest.oneClick` names it (SOC-028, PAY-005). Throws `BackendError`. If no answer came, sending
 * the same key again is safe; `not-found` stands for the channel of another guest.
 */
export interface OneClickGateway {
  charge(request: OneClickRequest): Promise<OneClickResult>
  /** Ends the agreement, and the platform forgets the means of payment. Can be repeated. */
  end(): Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: 'login-required' }>
}

export const OneClickGateway = Symbol.for('OneClickGateway')
