import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { codeOf } from '@/application/errors/code-of'
import { Configuration } from '@/application/configuration/configuration'
import { Clock } from '@/application/device/clock'
import { LiveUpdates } from '@/application/live/live-updates'
import { subscribeTo } from '@/application/live/subscribe-to'
import type { Checkout, CheckoutRefusal, CheckoutResult } from '@/application/payments/checkout-gateway'
import { FinishSignIn, type SignInEnd } from '@/application/payments/finish-sign-in'
import { OpenCheckout, type OpenOptions } from '@/application/payments/open-checkout'
import { Logger } from '@/application/tracking/logger'
import type { PendingLoginAction } from '@/domain/access/pending-login-action'
import { flowStep, noFlow, type FlowEffect, type FlowEvent, type FlowSession } from '@/domain/payments/flow-session'
import { isPaymentFlow, keepsMeans, redeemsCode, sellsCoins, type PaymentFlow } from '@/domain/payments/flows'
import { frameCommand, type FrameCommand } from '@/domain/payments/frame-command'
import { acceptFrameMessage } from '@/domain/payments/frame-message'
import { pendingKind } from '@/ui/access/known-pending-kinds'
import { PendingActions } from '@/ui/access/pending-actions'
import { ConsentViewModel } from '@/ui/consent/consent-view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { LogoutViewModel } from '@/ui/guest/logout-view-model'
import { Page } from '@/ui/base/page-service'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import type { TextKey } from '@/ui/texts/catalog'
import { Texts } from '@/ui/texts/texts'
import { parseFrameMessage } from './parse-frame-message'
import { PaymentThanks } from './payment-thanks'

const REFUSALS: Readonly<Record<CheckoutRefusal, TextKey>> = {
  'login-required': 'payments.refused.login-required',
  'login-disabled': 'payments.refused.login-disabled',
  restricted: 'payments.refused.restricted',
  locked: 'payments.refused.locked',
  'already-logged-in': 'payments.refused.already-logged-in',
  'not-offered': 'payments.refused.not-offered',
  'self-excluded': 'payments.refused.self-excluded',
  'forced-payment': 'payments.refused.forced-payment',
  'link-expired': 'payments.refused.link-expired',
  'no-checkout': 'payments.refused.no-checkout',
}

/**
 * The embedded checkout as the page sees it: a foreign window that may send a few agreed messages.
 * The flow's own rules interpret them (PAY-057 to PAY-082); here they are only executed.
 */
@injectable()
export class CheckoutViewModel implements ViewModel {
  checkout: Checkout | null = null
  /** The flow that was finished last. */
  finished: PaymentFlow | null = null
  #session: FlowSession = noFlow
  #opener: HTMLElement | null = null
  /** The form that led to the success: a window to log in offers signing up as well. */
  #form: PaymentFlow | null = null
  readonly #thanks: PaymentThanks
  readonly #callbacks = new Map<string, () => void>()
  #next = 0
  readonly #disposables = new Disposables()

  readonly #opening: OpenCheckout
  readonly #finishing: FinishSignIn
  readonly #live: LiveUpdates
  readonly #logger: Logger
  readonly #configuration: Configuration
  readonly #consent: ConsentViewModel
  readonly #guest: GuestViewModel
  readonly #texts: Texts
  readonly #pending: PendingActions
  readonly #toasts: Toasts
  readonly #openingNow: Task
  readonly #page: Page
  readonly #logout: LogoutViewModel
  readonly #clock: Clock

  constructor(
    @inject(OpenCheckout) opening: OpenCheckout,
    @inject(FinishSignIn) finishing: FinishSignIn,
    @inject(LiveUpdates) live: LiveUpdates,
    @inject(Logger) logger: Logger,
    @inject(Configuration) configuration: Configuration,
    @inject(ConsentViewModel) consent: ConsentViewModel,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
    @inject(PendingActions) pending: PendingActions,
    @inject(Toasts) toasts: Toasts,
    @inject(Page) page: Page,
    @inject(Clock) clock: Clock,
    @inject(LogoutViewModel) logout: LogoutViewModel,
  ) {
    this.#opening = opening
    this.#finishing = finishing
    this.#live = live
    this.#logger = logger
    this.#configuration = configuration
    this.#consent = consent
    this.#guest = guest
    this.#texts = texts
    this.#pending = pending
    this.#toasts = toasts
    this.#thanks = new PaymentThanks(clock, toasts)
    this.#openingNow = new Task(toasts)
    this.#page = page
    this.#clock = clock
    this.#logout = logout
    makeAutoObservable(this, { checkout: observableRef })
  }

  start(): void {
    this.#disposables.add(
      subscribeTo(this.#live, {
        balance: ({ isPayment = false, bought = 0 }) => {
          this.#thanks.receive(bought)
          this.send({ type: 'balance', isPayment })
        },
      }),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  get isOpening(): boolean {
    return this.#openingNow.isRunning
  }

  /** The only accepted origin of frame messages; all others are ignored (PAY-079). */
  get expectedOrigin(): string {
    const { checkoutOrigin, restUrl, backend } = this.#configuration
    return new URL(checkoutOrigin || (backend === 'remote' ? restUrl : ''), this.#page.origin()).origin
  }

  /** Opens a flow, once if called again meanwhile. Returns the refusal, after showing it. */
  async open(flow: PaymentFlow, options: OpenOptions, opener: HTMLElement | null): Promise<CheckoutRefusal | null> {
    if (this.checkout !== null) return null
    let refusal: CheckoutRefusal | null = null
    await this.#openingNow.runOnce(
      async () => {
        this.#opener = opener
        const opened = await this.#opening.open(flow, this.withReason(options), this.#consent.consent)
        if (opened.ok || opened.reason !== 'login-required') return opened
        // A guest without an account signs up first, and then reaches the payment.
        const pending = afterSignUp(flow, options)
        return this.#opening.open('signup', this.withReason({ ...options, pending }), this.#consent.consent)
      },
      (requested) => {
        refusal = requested.ok ? this.show(requested.checkout) : requested.reason
        if (refusal !== null) this.#toasts.show('bad', REFUSALS[refusal])
      },
    )
    return refusal
  }

  /** Runs `work` once a payment has raised the balance; at once if no flow is open (PAY-064). */
  afterCharge(work: () => void): void {
    this.send({ type: 'await-charge', callback: this.retain(work) })
  }

  /** The guest closes the window themselves. */
  close(): void {
    this.send({ type: 'history', step: 'close' })
  }

  /** Receives a message from any window. Only those that the rules accept have an effect. */
  receive(origin: string, data: unknown): void {
    if (this.checkout === null) return
    const message = parseFrameMessage(data)
    if (message === null) {
      if (origin !== this.#page.origin()) this.#logger.error('checkout-frame', `foreign-origin ${origin.slice(0, 100)}`)
      return
    }
    const decision = acceptFrameMessage({
      origin,
      expectedOrigin: this.expectedOrigin,
      id: message.id,
      expectedId: this.checkout.id,
      action: message.action,
    })
    if (!decision.ok) {
      this.#logger.error('checkout-frame', decision.reason)
      return
    }
    const command = frameCommand(decision.action, message)
    if (command === undefined) this.#logger.error('checkout-frame', 'empty-action')
    else this.handle(command)
  }

  /** Adds the reason to sign up as a sentence; none for a pending action about an unnamed actor. */
  private withReason(options: OpenOptions): OpenOptions {
    const { pending, host } = options
    if (pending === undefined) return options
    const { value } = pending.params
    const name = host ?? (typeof value === 'string' ? value : '')
    const { reason, namesActor = false } = pendingKind(pending.type)
    return name === '' && namesActor ? options : { ...options, teaserText: this.#texts.t(reason, { name }) }
  }

  /** Shows a checkout, unless its origin is not the accepted one: its guest could never finish. */
  private show(checkout: Checkout): CheckoutRefusal | null {
    if (URL.parse(checkout.url, this.#page.origin())?.origin !== this.expectedOrigin) {
      this.#logger.error('checkout-frame', 'foreign-address')
      return 'no-checkout'
    }
    this.finished = null
    this.#thanks.reset()
    this.checkout = checkout
    this.send({ type: 'opened', flow: checkout.flow })
    return null
  }

  private handle(command: FrameCommand): void {
    switch (command.do) {
      case 'deliver':
        this.deliver(command.value, command.params)
        return
      case 'open':
        this.#page.goTo(command.url, command.window)
        return
      case 'history':
        this.send({ type: 'history', step: command.step })
        return
      case 'move-frame':
        if (this.checkout !== null) this.checkout = { ...this.checkout, url: command.url }
        return
      case 'show-html':
        this.#page.showHtml(command.html)
    }
  }

  private deliver(value: string, params: Readonly<Record<string, string>>): void {
    if (value === 'ready') this.send({ type: 'widget', state: 'frame-ready' })
    else if (value === 'loaded') this.send({ type: 'widget', state: 'content-loaded' })
    else if (value === 'view-ready') this.send({ type: 'widget', state: 'visible' })
    else if (value === 'close') this.send({ type: 'history', step: 'close' })
    else if (value === 'logout') void this.#logout.logOut()
    else if (value === 'signup') this.changeTo('signup')
    else if (value === 'pending') this.#thanks.wait()
    else if (value === 'success') this.succeed(params)
  }

  /** Replaces the window by another flow's; the pending action is stored already. */
  private changeTo(flow: PaymentFlow): void {
    const opener = this.#opener
    this.close()
    void this.open(flow, {}, opener)
  }

  private succeed(params: Readonly<Record<string, string>>): void {
    const { flow = '', form = flow, redirectTo = null } = params
    if (!isPaymentFlow(flow) || flow !== this.checkout?.flow) {
      this.#logger.error('checkout-frame', 'unknown-flow')
      return
    }
    this.#form = isPaymentFlow(form) ? form : flow
    this.send({
      type: 'success',
      result: { flow, redirectTo },
      isLoggedIn: this.#guest.isLoggedIn,
      cameFromSignIn: flow === 'login' || flow === 'signup' || flow === 'pwdlost' || flow === 'pwdreset',
    })
  }

  private send(event: FlowEvent): void {
    const { session, effects } = flowStep(this.#session, event)
    this.#session = session
    for (const effect of effects) this.perform(effect)
  }

  private perform(effect: FlowEffect): void {
    switch (effect.type) {
      case 'process':
        void this.process(effect.result.flow, effect.post)
        return
      case 'run':
        this.#callbacks.get(effect.callback)?.()
        this.#callbacks.delete(effect.callback)
        return
      case 'redirect':
        this.hide()
        this.#page.goTo(effect.url, 'same')
        return
      case 'post-login':
        void this.process(effect.result.flow, true)
        return
      case 'close-overlay':
        this.hide()
        return
      case 'reload':
        this.#page.reload()
        return
      case 'clear-messenger-channel':
        this.#page.leaveChannel()
    }
  }

  /** Applies the checkout's result. Money needs no posting: it arrives as a live update. */
  private async process(flow: PaymentFlow, post: boolean): Promise<void> {
    const { checkout } = this
    try {
      const end: SignInEnd | null =
        checkout === null || !post ? null : await this.finishSignIn({ checkoutId: checkout.id, flow, redirectTo: null })
      if (end?.ok === false) {
        if (end.reason === 'pending') this.#toasts.show('info', 'payments.pending')
        this.send({ type: 'processed', ok: end.reason === 'pending', redirectTo: null })
        return
      }
      runInAction(() => {
        this.finished = flow
      })
      if (sellsCoins(flow)) this.#disposables.add(this.#thanks.giveSoon())
      else this.#toasts.show('good', doneText(this.#form ?? flow))
      this.goOn(end)
    } catch (failure) {
      this.#logger.error('checkout-finish', codeOf(failure))
      this.send({ type: 'processed', ok: false, redirectTo: null })
    }
  }

  /** Posts the checkout's report and returns the platform's answer. */
  private finishSignIn(result: CheckoutResult): Promise<SignInEnd> {
    return this.#finishing.finish(result, {
      address: this.#page.address(),
      language: this.#texts.language,
      enter: (guest) => this.#guest.accept(guest),
    })
  }

  /**
   * Ends the flow at the page from the platform's answer: at once, or after a login with the
   * operator's delay (PAY-060, PAY-094). A guest with a pending action stays with that.
   */
  private goOn(end: Extract<SignInEnd, { ok: true }> | null): void {
    const { url = null, pendingAction = null } = end ?? {}
    const delay = this.#configuration.redirectAfterLogin?.delayMs ?? 0
    const target = url === this.#page.address() ? null : url
    this.send({ type: 'processed', ok: true, redirectTo: delay > 0 ? null : target })
    if (pendingAction !== null) this.#pending.perform(pendingAction)
    else if (delay > 0 && target !== null)
      this.#disposables.add(this.#clock.after(delay, () => this.#page.goTo(target, 'same')))
  }

  private hide(): void {
    runInAction(() => {
      this.checkout = null
    })
    this.#opener?.focus()
    this.#opener = null
  }

  private retain(work: () => void): string {
    const name = String(this.#next++)
    this.#callbacks.set(name, work)
    return name
  }
}

/** Returns the pending action of a guest without an account who opened a payment. */
const afterSignUp = (flow: PaymentFlow, { pending }: OpenOptions): PendingLoginAction =>
  pending ?? { type: 'openPayment', params: { value: flow } }

/** The message after a finished flow. */
function doneText(flow: PaymentFlow): TextKey {
  if (flow === 'signup') return 'payments.done.signup'
  if (flow === 'login') return 'payments.done.login'
  if (keepsMeans(flow)) return 'payments.done.oneclick'
  if (redeemsCode(flow)) return 'payments.done.code'
  if (flow === 'avs') return 'payments.done.avs'
  if (flow === 'pwdreset') return 'payments.done.pwdreset'
  return 'payments.done.paid'
}
