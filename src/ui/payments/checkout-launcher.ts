import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { CheckoutRefusal } from '@/application/payments/checkout-gateway'
import type { PaymentFlow } from '@/domain/payments/flows'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import { Texts } from '@/ui/texts/texts'
import type { CheckoutViewModel } from './checkout-view-model'
import type { OpenOptions } from '@/application/payments/open-checkout'
import type { SubscriptionFlow } from '@/domain/payments/plans'
import type { NamedSum } from './pay-button'

/** Loads the checkout on request; the container knows how. */
export type LoadCheckout = () => Promise<CheckoutViewModel>
export const LoadCheckout = Symbol.for('LoadCheckout')

/** Opens the checkout from any page; loaded at the first opening, since most visits need none. */
@injectable()
export class Checkout {
  model: CheckoutViewModel | null = null
  readonly #opening: Task

  readonly #load: LoadCheckout
  readonly #texts: Texts

  constructor(@inject(LoadCheckout) load: LoadCheckout, @inject(Texts) texts: Texts, @inject(Toasts) toasts: Toasts) {
    this.#load = load
    this.#texts = texts
    this.#opening = new Task(toasts)
    makeAutoObservable(this, { model: observableRef })
  }

  /** Whether a checkout window is open, or a payment awaits its answer. */
  get isOpen(): boolean {
    return this.model?.checkout != null
  }

  /** Opens a flow without a fixed sum. Further presses while it loads do nothing. */
  async open(flow: Exclude<PaymentFlow, SubscriptionFlow>, options: OpenOptions = {}): Promise<void> {
    await this.bringAndOpen(flow, options)
  }

  /** Opens the checkout of a membership at the price of the pressed button. */
  async subscribe(flow: SubscriptionFlow, _agreed: NamedSum): Promise<void> {
    await this.bringAndOpen(flow, {})
  }

  /** Opens a payment wanted before a login; its sheet names the sum before anything is paid. */
  async takeUp(flow: PaymentFlow): Promise<void> {
    await this.bringAndOpen(flow, {})
  }

  /** Opens the form for a new password by a mailed token. `false`: expired, and the guest knows. */
  async openLink(link: string): Promise<boolean> {
    return (await this.bringAndOpen('pwdreset', { link })) !== 'link-expired'
  }

  private async bringAndOpen(flow: PaymentFlow, options: OpenOptions): Promise<CheckoutRefusal | null> {
    const opener = document.activeElement
    let refusal: CheckoutRefusal | null = null
    await this.#opening.runOnce(async () => {
      const model = this.model ?? (await this.bring())
      refusal = await model.open(flow, options, opener instanceof HTMLElement ? opener : null)
    })
    return refusal
  }

  private async bring(): Promise<CheckoutViewModel> {
    const [model] = await Promise.all([this.#load(), this.#texts.load('payments')])
    model.start()
    runInAction(() => {
      this.model = model
    })
    return model
  }
}
