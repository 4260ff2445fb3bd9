import { balanceOfGuest } from '@/adapters/backend/money/ledger-book'
import { storeAgeCheck, type Played } from './age-check'
import { checkoutRefusal } from './checkout-offer'
import { checkouts, type CheckoutRecord } from './checkout-records'
import { findCheckout } from './find-checkout'
import type { AccountRefusal, Requester } from '@/adapters/backend/accounts/account-request'
import { authenticate } from '@/adapters/backend/accounts/authenticate'
import { prepareRegistration, register } from '@/adapters/backend/accounts/register'
import { prepareReset, requestReset, resetPassword } from '@/adapters/backend/accounts/reset-password'
import type { LoginWaits } from '@/adapters/backend/access/login-waits'
import { keepMeans } from './keep-means'
import { latePaymentJobOf, NO_COINS, settle, type PaidFor } from './settle-payment'
import { guests } from '@/adapters/backend/access/guest-records'
import type { SessionListener } from '@/adapters/backend/access/guest-sessions'
import { publishAll, type OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import { isExcluded } from '@/adapters/backend/money/spending-limits'
import { isPaymentForced } from '@/adapters/backend/money/wallets'
import { meansOf, walletOf } from '@/adapters/backend/money/wallets'
import { isLoggedIn } from '@/adapters/backend/access/request-context'
import { entitlementsOf } from '@/adapters/backend/entitlements/entitlement-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { jobs } from '@/adapters/backend/kernel/jobs'
import type { Reader, Transaction } from '@/adapters/stores/store'
import type {
  CheckoutAnswer,
  CheckoutFieldError,
  CheckoutForm,
  CheckoutService,
  CheckoutSheet,
  SandboxMeans,
  SandboxOutcome,
} from '@/application/payments/checkout-service'
import type { CheckoutCaller } from '@/application/platform/platform'
import { isAdult, parseDay } from '@/domain/access/age'
import { asId, type CheckoutId, type GuestId, type IdempotencyKey } from '@/domain/ids'
import { keepsMeans, redeemsCode, sellsCoins, type PaymentFlow } from '@/domain/payments/flows'
import { findPackage, fittingPackage, topUpPackages } from '@/domain/payments/packages'
import { planSoldBy } from '@/domain/payments/plans'
import { codeTriesOf, redeemForGuest } from '@/adapters/backend/codes/redeem-for-guest'
import { codeToRedeem, type RedeemRefusal } from '@/domain/codes/bonus-code'

/** Number of wrong passwords after which a checkout is closed; the guest opens a new one. */
const MAX_FAILURES = 5

/**
 * Flows of the same window: a guest who came to log in may sign up or request a new password
 * instead, and the other way round.
 */
const SIGN_IN: ReadonlySet<PaymentFlow> = new Set(['signup', 'login', 'pwdlost'])

const invalid = (errors: Readonly<Record<string, CheckoutFieldError>>): CheckoutAnswer => ({
  status: 'invalid',
  errors,
})

/** Closes a checkout in which a guest has proved who they are, or answers why they have not. */
async function proved(
  tx: Transaction,
  checkout: CheckoutRecord,
  known: { readonly ok: true; readonly guestId: GuestId } | AccountRefusal,
): Promise<Played> {
  if (!known.ok) return { answer: invalid(known.errors), updates: [] }
  await tx.put(checkouts, { ...checkout, status: 'succeeded', provedGuest: known.guestId })
  return { answer: { status: 'succeeded' }, updates: [] }
}

/** The error of a code at its field, or of the whole form where the guest may redeem none. */
const errorOfCode = (reason: RedeemRefusal): Readonly<Record<string, CheckoutFieldError>> => {
  if (reason === 'login-required' || reason === 'restricted') return { form: 'not-possible' }
  return reason === 'locked' || reason === 'self-excluded' ? { form: reason } : { code: reason }
}

/**
 * The payment service of the sandbox: it plays a real one's part and moves no real money. Accounts are not its own: it passes on what a guest enters. It serves one caller, to whom
 * a checkout of another device is gone, even if they know its secret.
 */
export class BackendCheckoutService implements CheckoutService {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: CheckoutCaller,
    private readonly waits: LoginWaits,
    private readonly onSession: SessionListener,
  ) {}

  async sheet(id: CheckoutId, secret: string): Promise<CheckoutSheet | null> {
    const checkout = await this.find(this.platform.store, id, secret)
    const guest = checkout === null ? undefined : await this.platform.store.get(guests, checkout.guestId)
    if (checkout === null || guest === undefined) return null
    const { selectedAmount, host = '', pricePerMinute = 0 } = checkout
    const means = meansOf(await walletOf(this.platform.store, guest.id))
    return {
      flow: checkout.flow,
      language: checkout.language,
      packages: topUpPackages,
      plan: planSoldBy(checkout.flow)?.terms ?? null,
      selectedPackageId: fittingPackage({ missing: selectedAmount ?? 0, pricePerMinute })?.id ?? null,
      ...(host === '' || pricePerMinute === 0
        ? {}
        : { talk: { host, pricePerMinute, balance: await balanceOfGuest(this.platform.store, guest.id) } }),
      guestName: isLoggedIn(guest) ? guest.name : null,
      email: guest.email,
      teaser: checkout.teaser ?? null,
      ...(means === null ? {} : { keptMeans: means.label }),
      status: checkout.status,
    }
  }

  async submit(id: CheckoutId, secret: string, form: CheckoutForm): Promise<CheckoutAnswer> {
    const checkout = await this.find(this.platform.store, id, secret)
    if (checkout === null) return { status: 'gone' }
    if (checkout.status === 'succeeded') return { status: 'succeeded' }
    if (checkout.status === 'pending') return { status: 'pending' }
    if (checkout.status === 'cancelled') return { status: 'gone' }
    switch (form.kind) {
      case 'signup':
        return SIGN_IN.has(checkout.flow) ? this.signUp(checkout, form) : invalid({ form: 'unknown-form' })
      case 'login':
        return SIGN_IN.has(checkout.flow) ? this.logIn(checkout, form) : invalid({ form: 'unknown-form' })
      case 'pwdlost':
        if (!SIGN_IN.has(checkout.flow)) return invalid({ form: 'unknown-form' })
        return this.requestReset(checkout, form.email)
      case 'pwdreset':
        return checkout.flow === 'pwdreset' ? this.reset(checkout, form.password) : invalid({ form: 'unknown-form' })
      case 'pay':
        if (!sellsCoins(checkout.flow)) return invalid({ form: 'unknown-form' })
        if (findPackage(form.packageId) === undefined) return invalid({ packageId: 'package' })
        return this.pay(checkout, form.outcome, { packageId: form.packageId, keep: form.keepMeans ?? null })
      case 'subscribe':
        if (planSoldBy(checkout.flow) === undefined) return invalid({ form: 'unknown-form' })
        return this.pay(checkout, form.outcome, NO_COINS)
      case 'oneclick':
        if (!keepsMeans(checkout.flow)) return invalid({ form: 'unknown-form' })
        return form.agreed ? this.agree(checkout, form.means) : invalid({ agreed: 'agreement' })
      case 'code':
        return redeemsCode(checkout.flow) ? this.redeem(checkout, form.code) : invalid({ form: 'unknown-form' })
      case 'avs':
        return checkout.flow === 'avs' ? this.proveAge(checkout, form) : invalid({ form: 'unknown-form' })
    }
  }

  async cancel(id: CheckoutId, secret: string): Promise<void> {
    const found = await this.find(this.platform.store, id, secret)
    if (found === null) return
    await this.platform.store.transaction(async (tx) => {
      const checkout = await tx.get(checkouts, id)
      if (checkout?.status === 'open' || checkout?.status === 'declined') {
        await tx.put(checkouts, { ...checkout, status: 'cancelled' })
      }
    })
  }

  private async signUp(
    checkout: CheckoutRecord,
    form: Extract<CheckoutForm, { kind: 'signup' }>,
  ): Promise<CheckoutAnswer> {
    const isAnswered = async () => (await this.platform.store.get(checkouts, checkout.id))?.status === 'succeeded'
    const prepared = await prepareRegistration(this.platform, form, this.requesterOf(checkout), isAnswered)
    return this.inOneGo(checkout, async (tx, current) =>
      proved(tx, current, prepared.ok ? await register(this.platform, tx, prepared) : prepared),
    )
  }

  private async logIn(
    checkout: CheckoutRecord,
    form: Extract<CheckoutForm, { kind: 'login' }>,
  ): Promise<CheckoutAnswer> {
    if (!(await this.mayTry(checkout))) return invalid({ form: 'too-many-attempts' })
    const known = await authenticate(this.platform, this.waits, form, this.requesterOf(checkout))
    if (!known.ok) return invalid(known.errors)
    return this.inOneGo(checkout, (tx, current) => proved(tx, current, known))
  }

  private async requestReset(checkout: CheckoutRecord, email: string): Promise<CheckoutAnswer> {
    const requested = await requestReset(this.platform, email, this.requesterOf(checkout))
    return requested.ok ? { status: 'sent' } : invalid(requested.errors)
  }

  private async reset(checkout: CheckoutRecord, password: string): Promise<CheckoutAnswer> {
    const prepared = await prepareReset(this.platform, checkout.linkHash ?? '', password)
    if (!prepared.ok) return invalid(prepared.errors)
    return this.inOneGo(checkout, async (tx, current) => {
      const set = await resetPassword(this.platform, tx, prepared, this.requesterOf(checkout))
      const played = await proved(tx, current, set)
      if (set.ok && set.ended.length > 0) tx.afterCommit(() => this.onSession({ ended: set.ended }))
      return played
    })
  }

  private async pay(checkout: CheckoutRecord, outcome: SandboxOutcome, paidFor: PaidFor): Promise<CheckoutAnswer> {
    return this.inOneGo(checkout, async (tx, current) => {
      const refusal = await this.refusalNow(tx, current)
      if (refusal !== null) return { answer: invalid({ form: refusal }), updates: [] }
      if (outcome === 'decline') {
        await tx.put(checkouts, { ...current, status: 'declined' })
        return { answer: { status: 'declined' }, updates: [] }
      }
      if (outcome === 'delay') {
        await tx.put(checkouts, { ...current, status: 'pending' })
        await tx.put(jobs, latePaymentJobOf(this.platform, current, paidFor))
        return { answer: { status: 'pending' }, updates: [] }
      }
      return { answer: { status: 'succeeded' }, updates: await settle(this.platform, tx, current, paidFor) }
    })
  }

  /**
   * Stores the means that the guest agreed to, in place of those stored before, without a payment
   * (PAY-005).
   */
  private agree(checkout: CheckoutRecord, means: SandboxMeans): Promise<CheckoutAnswer> {
    return this.inOneGo(checkout, async (tx, current) => {
      const refusal = await this.refusalNow(tx, current)
      if (refusal !== null) return { answer: invalid({ form: refusal }), updates: [] }
      await tx.put(checkouts, { ...current, status: 'succeeded' })
      return { answer: { status: 'succeeded' }, updates: await keepMeans(this.platform, tx, current, means) }
    })
  }

  /** Redeems a code once for the window, however often the form arrives (PAY-020, PAY-021). */
  private async redeem(checkout: CheckoutRecord, typed: string): Promise<CheckoutAnswer> {
    const code = codeToRedeem(typed)
    if (code === undefined) return invalid({ code: 'unknown-code' })
    const tries = await codeTriesOf(checkout.guestId, this.caller.address)
    return this.inOneGo(checkout, async (tx, current) => {
      const refusal = await this.refusalNow(tx, current)
      const guest = await tx.get(guests, current.guestId)
      if (refusal !== null || guest === undefined)
        return { answer: invalid({ form: refusal ?? 'not-possible' }), updates: [] }
      const updates: OutboundUpdate[] = []
      const redeemed = await redeemForGuest(this.platform, tx, code, tries, {
        guest,
        language: current.language,
        key: asId<IdempotencyKey>(`checkout:${current.id}`),
        publish: (update) => updates.push(update),
      })
      if (typeof redeemed === 'string') return { answer: invalid(errorOfCode(redeemed)), updates: [] }
      await tx.put(checkouts, { ...current, status: 'succeeded' })
      return { answer: { status: 'succeeded' }, updates }
    })
  }

  /**
   * Returns why a window that was offered when it was opened is refused now: the guest has paid in
   * another window, was locked or takes a break.
   */
  private async refusalNow(
    tx: Transaction,
    { flow, guestId }: CheckoutRecord,
  ): Promise<'self-excluded' | 'not-possible' | null> {
    const guest = await tx.get(guests, guestId)
    if (guest === undefined) return 'not-possible'
    const now = this.platform.clock.now()
    const [excluded, held, forced] = await Promise.all([
      isExcluded(tx, guestId, now),
      entitlementsOf(tx, guestId),
      isPaymentForced(tx, guestId),
    ])
    const refusal = checkoutRefusal(flow, guest, held, false, now, excluded, forced)
    return refusal === null || refusal === 'self-excluded' ? refusal : 'not-possible'
  }

  private async proveAge(
    checkout: CheckoutRecord,
    form: Extract<CheckoutForm, { kind: 'avs' }>,
  ): Promise<CheckoutAnswer> {
    if (parseDay(form.birthDate) === null) return invalid({ birthDate: 'birth-date' })
    if (!isAdult(form.birthDate, this.platform.clock.now())) return invalid({ birthDate: 'under-age' })
    return this.inOneGo(checkout, (tx, current) => storeAgeCheck(this.platform, tx, current, form.outcome))
  }

  private requesterOf({ deviceHash, language }: CheckoutRecord): Requester {
    return { deviceHash, language, address: this.caller.address }
  }

  /**
   * Counts an attempt before its password is checked, so that simultaneous attempts are counted
   * like all others.
   */
  private mayTry(checkout: CheckoutRecord): Promise<boolean> {
    return this.platform.store.transaction(async (tx) => {
      const current = (await tx.get(checkouts, checkout.id)) ?? checkout
      if (current.failures >= MAX_FAILURES) return false
      await tx.put(checkouts, { ...current, failures: current.failures + 1 })
      return true
    })
  }

  /** Answers a form that arrives twice as it answered the first, in one transaction. */
  private async inOneGo(
    checkout: CheckoutRecord,
    work: (tx: Transaction, current: CheckoutRecord) => Promise<Played>,
  ): Promise<CheckoutAnswer> {
    const { answer, updates } = await this.platform.store.transaction(async (tx) => {
      const current = await tx.get(checkouts, checkout.id)
      if (current === undefined || current.status === 'cancelled')
        return { answer: { status: 'gone' } as const, updates: [] }
      if (current.status === 'succeeded' || current.status === 'pending') {
        return { answer: { status: current.status } as const, updates: [] }
      }
      return work(tx, current)
    })
    publishAll(this.platform.hub, updates)
    return answer
  }

  private find(reader: Reader, id: CheckoutId, secret: string): Promise<CheckoutRecord | null> {
    return findCheckout(this.platform, reader, this.caller, id, secret)
  }
}
