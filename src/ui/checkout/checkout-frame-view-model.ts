import { otherwise } from '@/application/errors/otherwise'
import { makeAutoObservable, observableRef } from 'mobx'
import type {
  CheckoutAnswer,
  CheckoutFieldError,
  CheckoutForm,
  CheckoutService,
  CheckoutSheet,
} from '@/application/payments/checkout-service'
import type { KeyValueStorage } from '@/application/device/key-value-storage'
import { cleanText } from '@/domain/access/text'
import type { CheckoutId } from '@/domain/ids'
import type { PaymentFlow } from '@/domain/payments/flows'
import type { NamedSum } from '@/ui/payments/pay-button'
import { Task } from '@/ui/base/task'
import type { ParentWindow } from './parent-window'
import { TypedValues } from './typed-values'

/** Forms that charge. */
type PayingForm = Extract<CheckoutForm, { kind: 'pay' | 'subscribe' }>

const NO_ERRORS: Readonly<Record<string, CheckoutFieldError>> = {}

export type FramePhase = 'loading' | 'form' | 'sent' | 'declined' | 'pending' | 'done' | 'gone' | 'unreachable'

/** One checkout as the payment service runs it: a form, an answer, messages to the parent. */
export class CheckoutFrameViewModel {
  phase: FramePhase = 'loading'
  sheet: CheckoutSheet | null = null
  errors = NO_ERRORS
  readonly #loading = new Task()
  readonly #sending = new Task()
  /** The shown form: the flow's own, until the guest switches to another form of the sign-in. */
  face: PaymentFlow | null = null
  readonly typed: TypedValues

  readonly #service: CheckoutService
  readonly #parent: ParentWindow
  readonly #id: CheckoutId
  readonly #secret: string

  constructor(
    service: CheckoutService,
    parent: ParentWindow,
    id: CheckoutId,
    secret: string,
    drafts: KeyValueStorage | null = null,
    /** Whether the platform sends mails; without them no form promises one. */
    readonly sendsMails = true,
  ) {
    this.#service = service
    this.#parent = parent
    this.#id = id
    this.#secret = secret
    this.typed = new TypedValues(drafts)
    makeAutoObservable(this, { sheet: observableRef, errors: observableRef })
  }

  get isBusy(): boolean {
    return this.#sending.isRunning
  }

  async load(): Promise<void> {
    this.phase = 'loading'
    await this.#loading.run(
      () => this.#service.sheet(this.#id, this.#secret),
      (sheet) => {
        this.sheet = sheet
        this.phase = phaseOf(sheet)
        this.face ??= sheet?.flow ?? null
        if (sheet?.email != null && this.typed.get('email') === '') this.typed.set('email', sheet.email)
      },
    )
    if (this.#loading.error !== null) this.lose()
    this.#parent.ready()
  }

  /** Sends a form without a price. A second press during the first does nothing. */
  async submit(form: Exclude<CheckoutForm, PayingForm>): Promise<void> {
    await this.send(form)
  }

  /** Sends a form that charges the sum its button named. */
  async pay(form: PayingForm, _agreed: NamedSum): Promise<void> {
    await this.send(form)
  }

  private async send(form: CheckoutForm): Promise<void> {
    if (this.isBusy) return
    this.errors = NO_ERRORS
    await this.#sending.run(
      () => this.#service.submit(this.#id, this.#secret, cleaned(form)),
      (answer) => this.take(answer),
    )
    if (this.#sending.error !== null) this.lose()
  }

  private lose(): void {
    this.phase = 'unreachable'
  }

  /** Switches to another form of the same window: input is kept, errors are not. */
  switchTo(face: PaymentFlow): void {
    this.face = face
    this.errors = NO_ERRORS
    this.phase = 'form'
  }

  /** Returns to the form after a refusal; the input is kept. */
  tryAgain(): void {
    this.phase = this.sheet === null ? 'gone' : 'form'
    if (this.sheet === null) void this.load()
  }

  async cancel(): Promise<void> {
    await this.#service.cancel(this.#id, this.#secret).catch(otherwise())
    this.#parent.close()
  }

  /** Handles Escape: cancels what is undecided; a decision has been read. */
  async leave(): Promise<void> {
    if (this.isBusy) return
    if (this.phase === 'form' || this.phase === 'declined') await this.cancel()
    else this.finish()
  }

  /** Finishes once the guest has read the result. */
  finish(): void {
    this.#parent.finish()
  }

  private take(answer: CheckoutAnswer): void {
    const flow = this.sheet?.flow
    switch (answer.status) {
      case 'succeeded':
        this.phase = 'done'
        this.typed.forget()
        if (flow !== undefined) this.#parent.success(flow, this.face ?? flow)
        return
      case 'pending':
        this.phase = 'pending'
        this.#parent.pending()
        return
      case 'sent':
        this.phase = 'sent'
        return
      case 'declined':
        this.phase = 'declined'
        return
      case 'invalid':
        this.errors = answer.errors
        return
      case 'gone':
        this.phase = 'gone'
    }
  }
}

/** Pasted text may contain anything. */
const cleaned = (form: CheckoutForm): CheckoutForm =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, typeof value === 'string' ? cleanText(value) : value]),
  ) as unknown as CheckoutForm

function phaseOf(sheet: CheckoutSheet | null): FramePhase {
  if (sheet === null || sheet.status === 'cancelled') return 'gone'
  if (sheet.status === 'succeeded') return 'done'
  return sheet.status === 'pending' ? 'pending' : 'form'
}
