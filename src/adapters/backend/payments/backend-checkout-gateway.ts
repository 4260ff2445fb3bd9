import { CHECKOUT_LIFETIME, checkouts, type CheckoutRecord } from './checkout-records'
import { checkoutRefusal } from './checkout-offer'
import { bind } from '@/adapters/backend/guest/open-session'
import { identify, type Caller } from '@/adapters/backend/platform/caller'
import type { Core } from '@/adapters/backend/platform/core'
import type { CheckoutGateway, CheckoutOptions, CheckoutResult } from '@/application/payments/checkout-gateway'
import { asId, type CheckoutId } from '@/domain/ids'
import { checkoutSwitches, hostOption } from '@/domain/payments/checkout-switches'
import type { PaymentFlow } from '@/domain/payments/flows'

/** Opens checkouts of the payment service and takes over what they proved. */
export class BackendCheckoutGateway implements CheckoutGateway {
  constructor(
    private readonly core: Core,
    private readonly caller: Caller,
  ) {}

  open(flow: PaymentFlow, options: CheckoutOptions): ReturnType<CheckoutGateway['open']> {
    return this.core.store.transaction<Awaited<ReturnType<CheckoutGateway['open']>>>(async (tx) => {
      const { guest, session } = await identify(tx, this.caller)
      const refusal = checkoutRefusal(flow, guest, this.core.rules.disableLogin, this.core.clock.now())
      if (refusal !== null) return { ok: false, reason: refusal }
      const checkout: CheckoutRecord = {
        id: asId<CheckoutId>(this.core.random.id()),
        secret: this.core.random.id(),
        flow,
        language: this.caller.language(),
        guestId: guest.id,
        deviceKey: session.deviceKey,
        openedAt: this.core.clock.now(),
        selectedAmount: options.selectedAmount,
        status: 'open',
        provedGuest: null,
        taken: false,
        failures: 0,
      }
      await tx.put(checkouts, checkout)
      return { ok: true, checkout: { id: checkout.id, flow, url: this.urlOf(checkout, options) } }
    })
  }

  finish(result: CheckoutResult, targetUrl: string): ReturnType<CheckoutGateway['finish']> {
    return this.core.store.transaction<Awaited<ReturnType<CheckoutGateway['finish']>>>(async (tx) => {
      const { session } = await identify(tx, this.caller)
      const checkout = await tx.get(checkouts, result.checkoutId)
      const own = checkout?.deviceKey === session.deviceKey && checkout.flow === result.flow
      const fresh = this.core.clock.now() - (checkout?.openedAt ?? 0) < CHECKOUT_LIFETIME
      if (checkout === undefined || !own || !fresh) return { ok: false, reason: 'not-finished' }
      if (checkout.status !== 'succeeded' && checkout.status !== 'pending') return { ok: false, reason: 'not-finished' }
      if (checkout.provedGuest !== null && !checkout.taken) {
        await bind(this.core, tx, session.deviceKey, checkout.provedGuest, session.countryCode)
        await tx.put(checkouts, { ...checkout, taken: true })
      }
      return { ok: true, url: inside(targetUrl) }
    })
  }

  private urlOf(checkout: CheckoutRecord, options: CheckoutOptions): string {
    const flags = { ...checkoutSwitches(options.enableTracking), host: hostOption(options.host) }
    const query = new URLSearchParams({
      ...Object.fromEntries(Object.entries(flags).map(([key, value]) => [key, String(value)])),
      id: checkout.id,
      language: checkout.language,
      flow: checkout.flow,
    })
    // The secret goes into the fragment, which no server logs and no referrer carries.
    return `${this.core.rules.checkoutUrl}?${query.toString()}#${checkout.secret}`
  }
}

/** Only pages of ours are targets: an address of somebody else becomes the start page. */
function inside(targetUrl: string): string {
  return /^\/(?![/\\])/u.test(targetUrl) ? targetUrl : '/'
}
