import type { CheckoutId } from '@/domain/ids'
import type { PaymentFlow } from '@/domain/payments/flows'

/** The options of PAY-035 that the guest app sets. */
export interface CheckoutOptions {
  /** The actor the guest came from; `null` is the documented default 0 (PAY-036). */
  readonly host: string | null
  readonly selectedAmount: number | null
  /**
   * Price of a minute where the guest came from, in whole coins; left out if they want no minutes.
   */
  readonly pricePerMinute?: number
  readonly teaserText: string | null
  /** Whether the guest consented to analytics (PAY-049). */
  readonly enableTracking: boolean
  /** The token of the mailed link that opened the flow `pwdreset`. */
  readonly link?: string
}

/**
 * A checkout that may be shown: its address and the id every message of its frame must carry
 * (PAY-080).
 */
export interface Checkout {
  readonly id: CheckoutId
  readonly flow: PaymentFlow
  /** Absolute or rooted address of the frame. An empty address is an error (PAY-089). */
  readonly url: string
}

export type CheckoutRefusal =
  | 'login-required'
  | 'login-disabled'
  | 'restricted'
  | 'locked'
  | 'already-logged-in'
  | 'not-offered'
  /** The mailed link has expired, was used, or never existed. */
  | 'link-expired'
  | 'self-excluded'
  | 'forced-payment'
  /** The platform has no payment service. */
  | 'no-checkout'

/** The frame's report at its end (PAY-039). */
export interface CheckoutResult {
  readonly checkoutId: CheckoutId
  readonly flow: PaymentFlow
  readonly redirectTo: string | null
}

/**
 * The reason why there is nothing to take over: the payment service knows of no success, or the
 * guest has paid and the money comes later.
 */
export type FinishRefusal = 'not-finished' | 'pending'

/**
 * Opens checkouts and reports their end; everything inside belongs to the payment service. Throws
 * `BackendError`.
 */
export interface CheckoutGateway {
  open(
    flow: PaymentFlow,
    options: CheckoutOptions,
  ): Promise<{ ok: true; checkout: Checkout } | { ok: false; reason: CheckoutRefusal }>
  /**
   * Finishes a checkout: POST /vxpay/onsuccess and /vxpay/onloginsuccess (PAY-060, PAY-092,
   * PAY-093). The session takes over the facts that the checkout proved, and the answer is the
   * address to continue at. Refused if the payment service knows of no success, or of none yet.
   */
  finish(
    result: CheckoutResult,
    targetUrl: string,
  ): Promise<{ ok: true; url: string } | { ok: false; reason: FinishRefusal }>
  /**
   * Notifies all open pages of the guest that the flow `pwdreset` has set another password
   * (SOC-034).
   */
  passwordChanged(): Promise<void>
}

export const CheckoutGateway = Symbol.for('CheckoutGateway')
