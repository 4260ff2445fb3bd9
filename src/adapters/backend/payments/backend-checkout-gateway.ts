import { accessRules } from '@/adapters/backend/access/access-rules'
import { paymentRules, type PaymentRules } from './payment-rules'
import { CHECKOUT_LIFETIME, checkouts, MAX_CHECKOUTS, type CheckoutRecord } from './checkout-records'
import { checkoutRefusal } from './checkout-offer'
import type { SessionListener } from '@/adapters/backend/access/guest-sessions'
import { countAttempts, oneMoreAttempt } from '@/adapters/backend/access/login-attempts'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import { openLink } from '@/adapters/backend/mail/mail-records'
import { drawSession, replaceSession } from '@/adapters/backend/access/open-session'
import type { SessionRecord } from '@/adapters/backend/access/guest-records'
import { isExcluded } from '@/adapters/backend/money/spending-limits'
import { isPaymentForced } from '@/adapters/backend/money/wallets'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { entitlementsOf } from '@/adapters/backend/entitlements/entitlement-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type {
  CheckoutGateway,
  CheckoutOptions,
  CheckoutResult,
  FinishRefusal,
} from '@/application/payments/checkout-gateway'
import { BackendError } from '@/application/errors/backend-error'
import type { SessionChange } from '@/application/platform/platform'
import type { Transaction } from '@/adapters/stores/store'
import { LOGIN_WINDOW, networkOf } from '@/domain/access/login-limits'
import { asId, type CheckoutId } from '@/domain/ids'
import { ownAddressOr } from '@/domain/navigation/own-address'
import { path } from '@/domain/routes/path'
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

  async passwordChanged(): Promise<void> {
    const { store, hub } = this.platform
    const { guest } = await requireSession(store, this.caller)
    hub.publish(guest.id, { type: 'passwordChanged' })
  }

  async open(flow: PaymentFlow, options: CheckoutOptions): ReturnType<CheckoutGateway['open']> {
    const { checkoutUrl, site } = this.platform.rules.of(paymentRules)
    if (checkoutUrl === null) return { ok: false, reason: 'no-checkout' }
    const linkHash = flow === 'pwdreset' ? await hashOf(options.link ?? '') : null
    const address = this.caller.address()
    const network = address === null ? null : await hashOf(`checkouts ${networkOf(address)}`)
    return this.platform.store.transaction<Awaited<ReturnType<CheckoutGateway['open']>>>(async (tx) => {
      const { guest, session } = await requireSession(tx, this.caller)
      const now = this.platform.clock.now()
      const [excluded, held, forced] = await Promise.all([
        isExcluded(tx, guest.id, now),
        entitlementsOf(tx, guest.id),
        isPaymentForced(tx, guest.id),
      ])
      const refusal = checkoutRefusal(
        flow,
        guest,
        held,
        this.platform.rules.of(accessRules).disableLogin,
        now,
        excluded,
        forced,
      )
      if (refusal !== null) return { ok: false, reason: refusal }
      if (linkHash !== null && (await openLink(this.platform, tx, 'reset', linkHash)) === undefined) {
        return { ok: false, reason: 'link-expired' }
      }
      if (guest.email === null && network !== null) await this.countStranger(tx, network)
      const checkout: CheckoutRecord = {
        id: asId<CheckoutId>(this.platform.random.id()),
        secret: this.platform.random.id(),
        flow,
        language: this.caller.language(),
        guestId: guest.id,
        deviceHash: session.deviceHash,
        openedAt: this.platform.clock.now(),
        selectedAmount: options.selectedAmount,
        ...(options.host === null ? {} : { host: options.host }),
        ...(options.pricePerMinute === undefined ? {} : { pricePerMinute: options.pricePerMinute }),
        status: 'open',
        provedGuest: null,
        taken: false,
        failures: 0,
        teaser: options.teaserText,
        ...(linkHash === null ? {} : { linkHash }),
      }
      // Opening one costs nothing: a guest replaces their own.
      const older = await tx.find(checkouts, 'byGuest', { prefix: [guest.id], offset: MAX_CHECKOUTS - 1, limit: 20 })
      for (const { id, status } of older)
        if (status !== 'pending' && status !== 'succeeded') await tx.delete(checkouts, id)
      await tx.put(checkouts, checkout)
      return { ok: true, checkout: { id: checkout.id, flow, url: urlOf(checkoutUrl, checkout, options, site) } }
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
      const answer: Finished = { ok: true, url: this.targetOf(checkout.flow, targetUrl) }
      if (checkout.provedGuest === null || checkout.taken) return { answer, change: null }
      const { provedGuest } = checkout
      const ended = await replaceSession(this.platform, tx, session, provedGuest, drawn, provedGuest)
      await tx.put(checkouts, { ...checkout, taken: true })
      return { answer, change: { device: drawn, ended } }
    })
    if (change !== null) this.onSession(change)
    return answer
  }

  /**
   * Counts the checkouts of guests without an account by network, because sessions are free: as
   * many as those who may open one can have.
   */
  private async countStranger(tx: Transaction, network: string): Promise<void> {
    const most = MAX_CHECKOUTS * this.platform.rules.of(accessRules).accountsPerNetwork
    if ((await countAttempts(this.platform, tx, network)) >= most) throw new BackendError('rate-limited')
    await oneMoreAttempt(this.platform, tx, network, LOGIN_WINDOW)
  }

  /** Returns the address at which a guest continues (PAY-060, PAY-094). */
  private targetOf(flow: PaymentFlow, targetUrl: string): string {
    const { leavesAfterLogin } = this.platform.rules.of(paymentRules)
    const start = path('start', {}, this.caller.language())
    return leavesAfterLogin && (flow === 'login' || flow === 'signup') ? start : ownAddressOr(targetUrl, '/')
  }

  /** Returns why a checkout has nothing to take over; `null`: it succeeded. */
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

/** The site as the address of a checkout names it; what the operator has left empty is left out. */
function siteOptions(site: PaymentRules['site']): Readonly<Record<string, string>> {
  if (site === null) return {}
  const { webmasterId, subReference, token, clickId } = site.affiliate
  const all = { platform: site.platform, webmasterId, subReference, affiliateToken: token, clickId }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

function urlOf(page: string, checkout: CheckoutRecord, options: CheckoutOptions, site: PaymentRules['site']): string {
  // The age check has no header (AUT-024).
  const switches = checkoutSwitches(options.enableTracking, checkout.flow === 'avs' ? { header: 0 } : {})
  const flags = { ...switches, host: hostOption(options.host) }
  const query = new URLSearchParams({
    ...Object.fromEntries(Object.entries(flags).map(([key, value]) => [key, String(value)])),
    id: checkout.id,
    language: checkout.language,
    flow: checkout.flow,
    ...siteOptions(site),
  })
  // The secret goes into the fragment, which no server logs and no referrer carries.
  return `${page}?${query.toString()}#${checkout.secret}`
}
