import { inject, injectable } from 'inversify'
import { makeAutoObservable, runInAction } from 'mobx'
import { Configuration } from '@/application/configuration/configuration'
import { OneClickGateway, type OneClickResult } from '@/application/payments/one-click-gateway'
import { TopUpAtOnce } from '@/application/payments/top-up-at-once'
import type { ChannelId } from '@/domain/ids'
import { oneClickPackage } from '@/domain/payments/one-click'
import { totalCoins, type TopUpPackage } from '@/domain/payments/packages'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Checkout } from './checkout-launcher'
import type { NamedSum } from './pay-button'

/** One-click top-ups with the stored means of payment the guest agreed to (SOC-028, PAY-005). */
@injectable('Transient')
export class OneClickViewModel implements ViewModel {
  /** The amount that is being charged now; its button waits. */
  charging: number | null = null
  readonly #charging: Task
  readonly #ending: Task

  readonly #gateway: OneClickGateway
  readonly #topUp: TopUpAtOnce
  readonly #guest: GuestViewModel
  readonly #checkout: Checkout
  readonly #toasts: Toasts
  /** Whether the platform sends mails; without them no text promises one. */
  readonly sendsMails: boolean

  constructor(
    @inject(OneClickGateway) gateway: OneClickGateway,
    @inject(TopUpAtOnce) topUp: TopUpAtOnce,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Checkout) checkout: Checkout,
    @inject(Toasts) toasts: Toasts,
    @inject(Configuration) configuration: Pick<Configuration, 'mails'>,
  ) {
    this.#gateway = gateway
    this.#topUp = topUp
    this.#guest = guest
    this.#checkout = checkout
    this.#toasts = toasts
    this.sendsMails = configuration.mails
    this.#charging = new Task(toasts)
    this.#ending = new Task(toasts)
    makeAutoObservable(this)
  }

  start(): void {
    // Everything shown is the session's.
  }

  dispose(): void {
    // Nothing was subscribed.
  }

  /** The agreed means of payment, as the guest recognizes it; `null`: they have not agreed. */
  get means(): string | null {
    return this.#guest.guest?.oneClick.means ?? null
  }

  get isEnding(): boolean {
    return this.#ending.isRunning
  }

  /** The packages one press may buy, as the platform offers them; their coins include the bonus. */
  get offers(): readonly TopUpPackage[] {
    const amounts = this.#guest.guest?.oneClick.amounts ?? []
    return amounts.flatMap((amount) => oneClickPackage(amount) ?? [])
  }

  /** Returns the packages with enough coins, or all if none has. */
  offersFor(missing: number): readonly TopUpPackage[] {
    const enough = this.offers.filter((offer) => totalCoins(offer) >= missing)
    return enough.length > 0 ? enough : this.offers
  }

  /** Charges the button's sum, one press at a time. Returns whether the coins are there. */
  async topUp({ coins }: TopUpPackage, channelId: ChannelId | null, _agreed: NamedSum): Promise<boolean> {
    if (this.charging !== null) return false
    this.charging = coins
    let isCharged = false
    await this.#charging.run(
      () => this.#topUp.topUp(coins, channelId),
      (result) => {
        isCharged = result.ok
        this.settle(result)
      },
    )
    runInAction(() => (this.charging = null))
    return isCharged
  }

  /** Opens the checkout that stores another means of payment, or the first with a top-up. */
  setUp(): void {
    const isKnown = this.#guest.guest?.isPayingCustomer === true
    void this.#checkout.open(this.means !== null ? 'changecc' : isKnown ? 'oneclick' : 'oneclickpaytour')
  }

  /** Ends it on all devices; the platform forgets the means of payment. */
  async end(): Promise<void> {
    await this.#ending.runOnce(
      () => this.#gateway.end(),
      (result) => {
        if (result.ok) {
          this.forget()
          this.#toasts.show('good', 'payments.oneClick.ended')
        } else this.#toasts.show('bad', `payments.oneClick.refused.${result.reason}`)
      },
    )
  }

  private settle(result: OneClickResult): void {
    if (result.ok) {
      this.#guest.setBalance(result.balance)
      this.#toasts.show('good', 'payments.oneClick.charged', { count: result.coins })
      return
    }
    this.#toasts.show('bad', `payments.oneClick.refused.${result.reason}`)
    if (result.reason === 'not-agreed') this.forget()
  }

  /** The live update reports it too; if it was missed, the buttons disappear all the same. */
  private forget(): void {
    const { guest } = this.#guest
    if (guest === null) return
    const { amounts } = guest.oneClick
    this.#guest.accept({ ...guest, oneClick: { enabled: false, amounts } })
  }
}
