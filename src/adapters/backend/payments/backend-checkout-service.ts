import { balanceOfGuest } from '@/adapters/backend/money/ledger-book'
import { accessRules } from '@/adapters/backend/access/access-rules'
import { storeAgeCheck, type Played } from './age-check'
import { checkoutRefusal } from './checkout-offer'
import { checkouts, type CheckoutRecord } from './checkout-records'
import { findCheckout } from './find-checkout'
import { countAttempt } from '@/adapters/backend/access/login-attempts'
import type { LoginWaits } from '@/adapters/backend/access/login-waits'
import { requestReset, resetPassword } from './reset-password'
import { keepMeans } from './keep-means'
import { latePaymentJobOf, NO_COINS, settle, type PaidFor } from './settle-payment'
import { accountOf, accountsKeyOf, admit, countAccount, isEmailTaken, signUpErrors, type FieldErrors } from './sign-up'
import { guests, type GuestRecord } from '@/adapters/backend/access/guest-records'
import type { SessionListener } from '@/adapters/backend/access/guest-sessions'
import { hashPassword, isOutdated, passwordMatches } from '@/adapters/backend/access/password'
import { mailKeys } from '@/adapters/backend/mail/mail-attempts'
import { publishAll } from '@/adapters/backend/kernel/outbound-updates'
import { isExcluded } from '@/adapters/backend/money/spending-limits'
import { meansOf, walletOf } from '@/adapters/backend/money/wallets'
import { isLoggedIn } from '@/adapters/backend/access/request-context'
import { membershipOf } from '@/adapters/backend/access/memberships'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { jobs } from '@/adapters/backend/kernel/jobs'
import type { Reader, Transaction } from '@/adapters/stores/store'
import type {
  CheckoutAnswer,
  CheckoutForm,
  CheckoutService,
  CheckoutSheet,
  SandboxMeans,
  SandboxOutcome,
} from '@/application/payments/checkout-service'
import type { CheckoutCaller } from '@/application/platform/platform'
import { isAdult, parseDay } from '@/domain/access/age'
import type { CheckoutId, GuestId } from '@/domain/ids'
import { sellsCoins, type PaymentFlow } from '@/domain/payments/flows'
import { findPackage, fittingPackage, topUpPackages } from '@/domain/payments/packages'
import { isSubscriptionFlow, subscriptionPlans } from '@/domain/payments/plans'

/** Number of wrong passwords after which a checkout is closed; the guest opens a new one. */
const MAX_FAILURES = 5

/**
 * Flows of the same window: a guest who came to log in may sign up or request a new password
 * instead, and the other way round.
 */
const SIGN_IN: ReadonlySet<PaymentFlow> = new Set(['signup', 'login', 'pwdlost'])

const isEmpty = (errors: FieldErrors): boolean => Object.keys(errors).length === 0

const invalid = (errors: FieldErrors): CheckoutAnswer => ({ status: 'invalid', errors })

/**
 * The payment service of the sandbox, which moves no real money. It serves one caller: a checkout
 * of another device does not exist for them, even if they know its secret.
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
      plan: isSubscriptionFlow(checkout.flow) ? subscriptionPlans[checkout.flow] : null,
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
        return requestReset(this.platform, checkout, this.caller.address, form.email)
      case 'pwdreset':
        return checkout.flow === 'pwdreset' ? this.reset(checkout, form.password) : invalid({ form: 'unknown-form' })
      case 'pay':
        if (!sellsCoins(checkout.flow)) return invalid({ form: 'unknown-form' })
        if (findPackage(form.packageId) === undefined) return invalid({ packageId: 'package' })
        return this.pay(checkout, form.outcome, { packageId: form.packageId, keep: form.keepMeans ?? null })
      case 'subscribe':
        if (!isSubscriptionFlow(checkout.flow)) return invalid({ form: 'unknown-form' })
        return this.pay(checkout, form.outcome, NO_COINS)
      case 'oneclick':
        if (checkout.flow !== 'oneclick') return invalid({ form: 'unknown-form' })
        return form.agreed ? this.agree(checkout, form.means) : invalid({ agreed: 'agreement' })
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
    const { store } = this.platform
    const early = await signUpErrors(store, form, this.platform.clock.now())
    if (isEmpty(early) && (await isEmailTaken(store, form))) return this.refuseTaken(checkout, form)
    const account = isEmpty(early) ? await accountOf(this.platform, form) : null
    const { address } = this.caller
    const mail = await mailKeys({
      what: 'signup',
      email: form.email.trim().toLowerCase(),
      device: checkout.deviceHash,
      address,
    })
    const accounts = await accountsKeyOf(address)
    return this.inOneGo(checkout, async (tx, current) => {
      // Another guest may have taken the name or the address while the password was hashed.
      const errors = await signUpErrors(tx, form, this.platform.clock.now())
      if (account === null || !isEmpty(errors))
        return { answer: invalid(isEmpty(errors) ? early : errors), updates: [] }
      if (await isEmailTaken(tx, form)) return { answer: invalid({ email: 'email-taken' }), updates: [] }
      if (!(await countAccount(this.platform, tx, accounts)))
        return { answer: invalid({ form: 'too-many-attempts' }), updates: [] }
      await admit(this.platform, tx, account, checkout.language, mail)
      await tx.put(checkouts, { ...current, status: 'succeeded', provedGuest: account.id })
      return { answer: { status: 'succeeded' }, updates: [] }
    })
  }

  /**
   * Reports that an address has an account, so that a guest who has forgotten it can log in. Each
   * answer counts as a wrong password: a caller who tries the addresses of others is refused, and
   * for an address without an account they open one.
   */
  private async refuseTaken(
    { id, deviceHash }: CheckoutRecord,
    form: Extract<CheckoutForm, { kind: 'signup' }>,
  ): Promise<CheckoutAnswer> {
    // The same form, sent twice, has just opened this account.
    if ((await this.platform.store.get(checkouts, id))?.status === 'succeeded') return { status: 'succeeded' }
    const email = form.email.trim().toLowerCase()
    const attempt = await countAttempt(this.platform, { email, deviceHash, address: this.caller.address })
    return invalid(attempt === null ? { form: 'too-many-attempts' } : { email: 'email-taken' })
  }

  private async logIn(
    checkout: CheckoutRecord,
    form: Extract<CheckoutForm, { kind: 'login' }>,
  ): Promise<CheckoutAnswer> {
    const email = form.email.trim().toLowerCase()
    const { deviceHash } = checkout
    const attempt = (await this.mayTry(checkout))
      ? await countAttempt(this.platform, { email, deviceHash, address: this.caller.address })
      : null
    if (attempt === null || !(await this.waits.wait(attempt.origin, attempt.delay))) {
      return invalid({ form: 'too-many-attempts' })
    }
    const [guest] = await this.platform.store.find(guests, 'byEmail', { prefix: [email], limit: 1 })
    const stored = guest?.passwordHash ?? `${this.platform.rules.of(accessRules).passwordIterations}.nobody.00`
    const right = (await passwordMatches(form.password, stored)) && guest !== undefined
    if (!right) return invalid({ password: 'credentials' })
    await attempt.forgive()
    await this.renewHash(guest, form.password)
    return guest.isLocked ? invalid({ form: 'locked' }) : this.close(checkout, { provedGuest: guest.id })
  }

  /**
   * Replaces a hash of fewer rounds than required now, at the only moment at which the password is
   * known.
   */
  private async renewHash({ id, passwordHash: stored }: GuestRecord, password: string): Promise<void> {
    const { passwordIterations } = this.platform.rules.of(accessRules)
    if (stored === null || !isOutdated(stored, passwordIterations)) return
    const passwordHash = await hashPassword(password, this.platform.random.id(), passwordIterations)
    await this.platform.store.transaction(async (tx) => {
      const guest = await tx.get(guests, id)
      if (guest?.passwordHash === stored) await tx.put(guests, { ...guest, passwordHash })
    })
  }

  private async reset(checkout: CheckoutRecord, password: string): Promise<CheckoutAnswer> {
    const { answer, ended } = await resetPassword(this.platform, checkout, password)
    if (ended.length > 0) this.onSession({ ended })
    return answer
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
    const [excluded, membership] = await Promise.all([isExcluded(tx, guestId, now), membershipOf(tx, guestId)])
    const refusal = checkoutRefusal(flow, guest, membership, false, now, excluded)
    return refusal === null || refusal === 'self-excluded' ? refusal : 'not-possible'
  }

  private async proveAge(
    checkout: CheckoutRecord,
    form: Extract<CheckoutForm, { kind: 'avs' }>,
  ): Promise<CheckoutAnswer> {
    if (parseDay(form.birthDate) === null) return invalid({ birthDate: 'birth-date' })
    if (!isAdult(form.birthDate, this.platform.clock.now())) return invalid({ birthDate: 'under-age' })
    return this.inOneGo(checkout, (tx, current) => storeAgeCheck(tx, current, form.outcome))
  }

  private close(checkout: CheckoutRecord, proved: { readonly provedGuest?: GuestId }): Promise<CheckoutAnswer> {
    return this.inOneGo(checkout, async (tx, current) => {
      await tx.put(checkouts, { ...current, ...proved, status: 'succeeded' })
      return { answer: { status: 'succeeded' }, updates: [] }
    })
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
