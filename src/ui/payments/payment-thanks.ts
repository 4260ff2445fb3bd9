import type { Clock } from '@/application/device/clock'
import type { Toasts } from '@/ui/base/toasts'

/** Time after a payment until the thanks name no coins, ms. */
const COINS_COME_WITHIN = 3_000

/** Thanks for a payment with its coins, whose update may precede or follow the frame's report. */
export class PaymentThanks {
  /** Coins that no thanks have named yet. */
  #bought = 0
  #isDue = false

  constructor(
    private readonly clock: Clock,
    private readonly toasts: Pick<Toasts, 'show'>,
  ) {}

  /** Resets for a new checkout: earlier coins belong to none of its payments. */
  reset(): void {
    this.#bought = 0
    this.#isDue = false
  }

  receive(coins: number): void {
    this.#bought += coins
    if (coins > 0) this.give()
  }

  /** Notes a payment: its coins are named when they arrive. */
  wait(): void {
    this.#isDue = true
    this.toasts.show('info', 'payments.pending')
  }

  /** The payment was made. Returns how to stop waiting for its coins. */
  giveSoon(): () => void {
    this.#isDue = true
    if (this.#bought === 0) return this.clock.after(COINS_COME_WITHIN, () => this.give())
    this.give()
    return () => undefined
  }

  private give(): void {
    if (!this.#isDue) return
    if (this.#bought > 0) this.toasts.show('good', 'payments.done.coins', { count: this.#bought })
    else this.toasts.show('good', 'payments.done.paid')
    this.reset()
  }
}
