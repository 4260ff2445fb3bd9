import { accessRules } from '@/adapters/backend/access/access-rules'
import { paymentRules } from './payment-rules'
import { CHECKOUT_LIFETIME, checkouts, type CheckoutRecord } from './checkout-records'
import { checkoutRefusal } from './checkout-offer'
import type { SessionListener } from '@/adapters/backend/access/guest-sessions'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import { openLink } from '@/adapters/backend/mail/mail-records'
import { drawSession, replaceSession } from '@/adapters/backend/access/open-session'
import type { SessionRecord } from '@/adapters/backend/access/guest-records'
import { isExcluded } from '@/adapters/backend/money/spending-limits'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { membershipOf } from '@/adapters/backend/access/memberships'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type {
  CheckoutGateway,
  CheckoutOptions,
  CheckoutResult,
  FinishRefusal,
} from '@/application/payments/checkout-gateway'
import type { SessionChange } from '@/application/platform/platform'
import { asId, type CheckoutId } from '@/domain/ids'
import { ownAddressOr } from '@/domain/navigation/own-address'
import { checkoutSwitches, hostOption } from '@/domain/payments/checkout-switches'
import type { PaymentFlow } from '@/domain/payments/flows'

type Finished = Awaited<ReturnType<CheckoutGateway['finish']>>

/** Opens checkouts of the payment service and takes over what they proved. */
export class BackendCheckoutGateway implements CheckoutGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
    private readonly onSession: SessionListener,
  ) {}

  async open(flow: PaymentFlow, options: CheckoutOptions): ReturnType<CheckoutGateway['open']> {
    const { checkoutUrl } = this.platform.rules.of(paymentRules)
    if (checkoutUrl === null) return { ok: false, reason: 'no-checkout' }
    const linkHash = flow === 'pwdreset' ? await hashOf(options.link ?? '') : null
    return this.platform.store.transaction<Awaited<ReturnType<CheckoutGateway['open']>>>(async (tx) => {
      const { guest, session } = await requireSession(tx, this.caller)
      const now = this.platform.clock.now()
      const [excluded, membership] = await Promise.all([isExcluded(tx, guest.id, now), membershipOf(tx, guest.id)])
      const refusal = checkoutRefusal(
        flow,
        guest,
        membership,
        this.platform.rules.of(accessRules).disableLogin,
        now,
        excluded,
      )
      if (refusal !== null) return { ok: false, reason: refusal }
      if (linkHash !== null && (await openLink(this.platform, tx, 'reset', linkHash)) === undefined) {
        return { ok: false, reason: 'link-expired' }
      }
      const checkout: CheckoutRecord = {
        id: asId<CheckoutId>(this.platform.random.id()),
        secret: this.platform.random.id(),
        flow,
        language: this.caller.language(),
        guestId: guest.id,
        deviceHash: session.deviceHash,
        openedAt: this.platform.clock.now(),
        selectedAmount: options.selectedAmount,
        status: 'open',
        provedGuest: null,
        taken: false,
        failures: 0,
        teaser: options.teaserText,
        ...(linkHash === null ? {} : { linkHash }),
      }
      await tx.put(checkouts, checkout)
      return { ok: true, checkout: { id: checkout.id, flow, url: urlOf(checkoutUrl, checkout, options) } }
    })
  }

  async finish(result: CheckoutResult, targetUrl: string): ReturnType<CheckoutGateway['finish']> {
    const drawn = await drawSession(this.platform)
    const { answer, change } = await this.platform.store.transaction<{
      answer: Finished
      change: SessionChange | null
    }>(async (tx) => {
      const { session } = await requireSession(tx, this.caller)
      const checkout = await tx.get(checkouts, result.checkoutId)
      const refusal = this.refusalOf(checkout, session, result)
      if (checkout === undefined || refusal !== null) {
        return { answer: { ok: false, reason: refusal ?? 'not-finished' }, change: null }
      }
      const answer: Finished = { ok: true, url: ownAddressOr(targetUrl, '/') }
      if (checkout.provedGuest === null || checkout.taken) return { answer, change: null }
      const { provedGuest } = checkout
      const ended = await replaceSession(this.platform, tx, session, provedGuest, drawn, provedGuest)
      await tx.put(checkouts, { ...checkout, taken: true })
      return { answer, change: { device: drawn, ended } }
    })
    if (change !== null) this.onSession(change)
    return answer
  }

  /** Why a checkout has nothing to take over; `null`: it succeeded. */
  private refusalOf(
    checkout: CheckoutRecord | undefined,
    session: SessionRecord,
    { flow }: CheckoutResult,
  ): FinishRefusal | null {
    if (checkout?.deviceHash !== session.deviceHash || checkout.flow !== flow) return 'not-finished'
    if (this.platform.clock.now() - checkout.openedAt >= CHECKOUT_LIFETIME) return 'not-finished'
    if (checkout.status === 'pending') return 'pending'
    return checkout.status === 'succeeded' ? null : 'not-finished'
  }
}

function urlOf(page: string, checkout: CheckoutRecord, options: CheckoutOptions): string {
  const flags = { ...checkoutSwitches(options.enableTracking), host: hostOption(options.host) }
  const query = new URLSearchParams({
    ...Object.fromEntries(Object.entries(flags).map(([key, value]) => [key, String(value)])),
    id: checkout.id,
    language: checkout.language,
    flow: checkout.flow,
  })
  // The secret goes into the fragment, which no server logs and no referrer carries.
  return `${page}?${query.toString()}#${checkout.secret}`
}
