import type { CheckoutId } from '@/domain/ids'
import type { PaymentFlow } from '@/domain/payments/flows'

/** PAY-035, as far as the guest app sets it. */
export interface CheckoutOptions {
  /** Actor the guest came from; `null` is the documented default 0 (PAY-036). */
  readonly host: string | null
  readonly selectedAmount: number | null
  /** Whole coins that a minute costs where the guest came from; left out where they want no minutes. */
  readonly pricePerMinute?: number
  readonly teaserText: string | null
  /** Analytics consent was given (PAY-049). */
  readonly enableTracking: boolean
  /** The token of the mailed link that the flow `pwdreset` was opened with. */
  readonly link?: string
}

/** A checkout that may be shown: its address and the id every message of its frame must carry (PAY-080). */
export interface Checkout {
  readonly id: CheckoutId
  readonly flow: PaymentFlow
  /** Absolute or rooted address of the frame. An empty one is an error (PAY-089). */
  readonly url: string
}

export type CheckoutRefusal =
  | 'login-required'
  | 'login-disabled'
  | 'restricted'
  | 'locked'
  | 'already-logged-in'
  | 'not-offered'
  /** The mailed link is over, was used, or never was. */
  | 'link-expired'
  | 'self-excluded'
  /** The platform has no payment service. */
  | 'no-checkout'

/** What the frame reports at the end (PAY-039). */
export interface CheckoutResult {
  readonly checkoutId: CheckoutId
  readonly flow: PaymentFlow
  readonly redirectTo: string | null
}

/** Why there is nothing to take over: the payment service knows of no success, or was paid and the money comes later. */
export type FinishRefusal = 'not-finished' | 'pending'

/** Opens checkouts and reports their end. What happens inside belongs to the payment service. Throws `BackendError`. */
export interface CheckoutGateway {
  open(
    flow: PaymentFlow,
    options: CheckoutOptions,
  ): Promise<{ ok: true; checkout: Checkout } | { ok: false; reason: CheckoutRefusal }>
  /**
   * POST /vxpay/onsuccess and /vxpay/onloginsuccess (PAY-060, PAY-092, PAY-093): the session takes over what the checkout
   * proved, and the answer is where to go. Refused when the payment service knows of no success, or of none yet.
   */
  finish(
    result: CheckoutResult,
    targetUrl: string,
  ): Promise<{ ok: true; url: string } | { ok: false; reason: FinishRefusal }>
  /** Notifies all open pages of the guest that the flow `pwdreset` has set another password (SOC-034). */
  passwordChanged(): Promise<void>
}

export const CheckoutGateway = Symbol.for('CheckoutGateway')
