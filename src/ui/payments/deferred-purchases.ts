import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { Clock } from '@/application/device/clock'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import {
  DEFERRED_FOR,
  readDeferredPurchase,
  withBalance,
  type DeferredPurchase,
} from '@/domain/payments/deferred-purchase'
import { DEFERRED_PURCHASE_KEY } from '@/domain/payments/deferred-purchase-key'
import { Modals, type ModalValues } from '@/ui/base/modals'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Checkout } from './checkout-launcher'

/** The answer to a purchase, as far as missing coins matter. */
type Answer = { readonly ok: true } | { readonly ok: false; readonly reason: string; readonly missing?: number }

/**
 * The purchase that waits for coins: all parts of the ui read here whether one more press buys. It
 * is stored on the device, since a checkout may leave the page. Nothing is bought automatically:
 * the guest agreed to the top-up only.
 */
@injectable('Singleton')
export class DeferredPurchases {
  private purchase: DeferredPurchase | null = null
  #expiry: () => void = () => undefined
  readonly #guest: GuestViewModel
  readonly #checkout: Pick<Checkout, 'isOpen'>
  readonly #storage: KeyValueStorage
  readonly #clock: Clock
  readonly #modals: Modals

  constructor(
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Checkout) checkout: Pick<Checkout, 'isOpen'>,
    @inject(KeyValueStorage) storage: KeyValueStorage,
    @inject(Clock) clock: Clock,
    @inject(Modals) modals: Modals,
  ) {
    this.#guest = guest
    this.#checkout = checkout
    this.#storage = storage
    this.#clock = clock
    this.#modals = modals
    makeAutoObservable<this, 'purchase'>(this, { purchase: observableRef })
  }

  /** Follows the guest during a sale: other tabs may change the balance. Returns how to stop. */
  follow(): () => void {
    return reaction(
      () => this.#guest.guest,
      () => this.update(),
      { fireImmediately: true },
    )
  }

  /** Returns true if one more press buys this: its coins are here, and the payment is closed. */
  isReady(target: string): boolean {
    return this.purchase?.isReady === true && this.purchase.target === target && !this.#checkout.isOpen
  }

  /** Returns the choice made with it; `null`: it does not wait. */
  choiceOf(target: string): string | null {
    return this.purchase?.target === target ? this.purchase.choice : null
  }

  /**
   * Buys at a press. A purchase that waited ends before the request is sent, so that no other tab
   * offers it; without enough coins it waits for them, and the guest is led to the top-up.
   */
  async buy<Result extends Answer>(
    target: string,
    work: () => Promise<Result>,
    { choice = '', shown = {} }: { readonly choice?: string; readonly shown?: ModalValues } = {},
  ): Promise<Result> {
    if (this.purchase?.target === target) this.forget()
    const result = await work()
    if (!result.ok && result.reason === 'not-enough-money') this.defer(target, result.missing ?? 0, choice, shown)
    return result
  }

  /** Drops the waiting purchase. */
  forget(): void {
    this.put(null)
  }

  private defer(target: string, missing: number, choice: string, shown: ModalValues): void {
    const { guest } = this.#guest
    if (guest !== null) {
      const [needed, until] = [guest.balance + missing, this.#clock.now() + DEFERRED_FOR]
      this.put({ guestId: guest.id, target, choice, needed, until, isReady: false })
    }
    this.#modals.show('not-enough-money', { missing, ...shown })
  }

  private update(): void {
    const { guest } = this.#guest
    if (guest === null) return
    const stored = readDeferredPurchase(this.#storage.read(DEFERRED_PURCHASE_KEY))
    this.put(stored === null || !guest.isLoggedIn ? null : withBalance(stored, guest, this.#clock.now()))
  }

  private put(purchase: DeferredPurchase | null): void {
    this.#expiry()
    this.purchase = purchase
    this.#storage.write(DEFERRED_PURCHASE_KEY, purchase === null ? null : JSON.stringify(purchase))
    if (purchase !== null) this.#expiry = this.#clock.after(purchase.until - this.#clock.now(), () => this.update())
  }
}
