import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { Clock } from '@/application/device/clock'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { IncentiveGateway } from '@/application/incentives/incentive-gateway'
import { Modals } from '@/ui/base/modals'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Checkout } from '@/ui/payments/checkout-launcher'

/** The event that the platform has offers for: a visitor is about to leave. */
export const EXIT = 'exit'

/** Storage key: the session in which the offer was shown last. */
const SHOWN_KEY = 'exit.shown'

/** Time a visitor has to be here before an offer can keep them, ms: who looks in and leaves, leaves. */
const LOOKED = 10_000

/**
 * Offers something to a visitor whose pointer leaves the page at its top, once a session. The
 * platform decides whether there is an offer: none where hints are off or an offer was closed
 * (INC-005, INC-012). A guest with an account is not asked to stay.
 */
@injectable('Transient')
export class ExitIntentViewModel implements ViewModel {
  #since = Number.POSITIVE_INFINITY
  #isAsking = false
  readonly #gateway: Pick<IncentiveGateway, 'byEvent'>
  readonly #guest: Pick<GuestViewModel, 'guest'>
  readonly #modals: Modals
  readonly #checkout: Pick<Checkout, 'isOpen'>
  readonly #storage: KeyValueStorage
  readonly #clock: Clock

  constructor(
    @inject(IncentiveGateway) gateway: Pick<IncentiveGateway, 'byEvent'>,
    @inject(GuestViewModel) guest: Pick<GuestViewModel, 'guest'>,
    @inject(Modals) modals: Modals,
    @inject(Checkout) checkout: Pick<Checkout, 'isOpen'>,
    @inject(KeyValueStorage) storage: KeyValueStorage,
    @inject(Clock) clock: Clock,
  ) {
    this.#gateway = gateway
    this.#guest = guest
    this.#modals = modals
    this.#checkout = checkout
    this.#storage = storage
    this.#clock = clock
    makeAutoObservable(this)
  }

  start(): void {
    this.#since = this.#clock.now()
  }

  dispose(): void {
    this.#since = Number.POSITIVE_INFINITY
  }

  /** The pointer has left the page at its top. */
  async leave(): Promise<void> {
    const { guest } = this.#guest
    if (guest === null || !this.mayShow() || this.#isAsking) return
    this.#isAsking = true
    const offers = await this.#gateway.byEvent(EXIT).catch(otherwise([]))
    this.#isAsking = false
    const [offer] = offers
    // Something may have opened meanwhile, and the visitor may have logged in.
    if (offer === undefined || !this.mayShow()) return
    this.#storage.write(SHOWN_KEY, guest.id)
    this.#modals.show('exitIntent', { offer })
  }

  private mayShow(): boolean {
    const { guest } = this.#guest
    return (
      guest !== null &&
      !guest.isLoggedIn &&
      this.#clock.now() - this.#since >= LOOKED &&
      this.#storage.read(SHOWN_KEY) !== guest.id &&
      this.#modals.open === null &&
      !this.#checkout.isOpen
    )
  }
}
