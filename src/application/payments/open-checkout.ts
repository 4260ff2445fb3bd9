import { inject, injectable } from 'inversify'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import {
  PENDING_LOGIN_ACTION_KEY,
  storedPendingLoginAction,
  type PendingLoginAction,
} from '@/domain/access/pending-login-action'
import { allows, type Consent } from '@/domain/consent/consent'
import type { PaymentFlow } from '@/domain/payments/flows'
import { CheckoutGateway, type Checkout, type CheckoutRefusal } from './checkout-gateway'

/** The options of opening a checkout. */
export interface OpenOptions {
  readonly host?: string
  readonly selectedAmount?: number
  /** The price of a minute where the guest comes from, in coins. */
  readonly pricePerMinute?: number
  /** The purpose of the checkout, in the guest's language. */
  readonly teaserText?: string
  /** The token of a mailed link. */
  readonly link?: string
  /** The action an anonymous guest requested, performed once they have logged in. */
  readonly pending?: PendingLoginAction
}

/**
 * Opens a checkout for a guest, and stores the pending action until after their login (PAY-035,
 * PAY-036, PAY-049, AUT-005).
 */
@injectable()
export class OpenCheckout {
  constructor(
    @inject(CheckoutGateway) private readonly gateway: CheckoutGateway,
    @inject(KeyValueStorage) private readonly storage: KeyValueStorage,
  ) {}

  /**
   * Opens a checkout. It stores the pending action before requesting the checkout, which may lead
   * away from the page and return to another. Throws `BackendError`, and an error of its own for a
   * checkout without an address (PAY-089).
   */
  async open(
    flow: PaymentFlow,
    options: OpenOptions,
    consent: Consent | null,
  ): Promise<{ ok: true; checkout: Checkout } | { ok: false; reason: CheckoutRefusal }> {
    const { host, selectedAmount, pricePerMinute, teaserText, link, pending } = options
    if (pending !== undefined) this.storage.write(PENDING_LOGIN_ACTION_KEY, storedPendingLoginAction(pending))
    const opened = await this.gateway.open(flow, {
      host: host ?? null,
      selectedAmount: selectedAmount ?? null,
      teaserText: teaserText ?? null,
      enableTracking: allows(consent, 'analytics'),
      ...(pricePerMinute === undefined ? {} : { pricePerMinute }),
      ...(link === undefined ? {} : { link }),
    })
    if (opened.ok && opened.checkout.url === '') throw new Error('invalid checkout url')
    return opened
  }
}
