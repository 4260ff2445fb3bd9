import { inject, injectable } from 'inversify'
import { Configuration } from '@/application/configuration/configuration'
import { Clock } from '@/application/device/clock'
import { mustVerifyAge } from '@/domain/access/avs'
import { match } from '@/domain/routes/match'
import { ROUTES } from '@/domain/routes/routes'
import { AgeGateViewModel } from '@/ui/access/age-gate-view-model'
import { every } from '@/ui/base/every'
import { Modals } from '@/ui/base/modals'
import { Page } from '@/ui/base/page-service'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { showAgeCheck } from './age-check-box'
import { Checkout } from './checkout-launcher'

/** Interval at which the page is checked for a change, ms. */
const LOOK = 1_000

/**
 * Opens the age check for guests without a proof of age, where the operator demands one (AUT-022),
 * on all pages but those the operator has to publish. Runs as long as the page.
 */
@injectable()
export class ForcedAgeCheck {
  /** The page it was opened on last. */
  #path: string | null = null

  readonly #configuration: Configuration
  readonly #clock: Clock
  readonly #guest: GuestViewModel
  readonly #gate: AgeGateViewModel
  readonly #modals: Modals
  readonly #checkout: Pick<Checkout, 'isOpen'>
  readonly #page: Page

  constructor(
    @inject(Configuration) configuration: Configuration,
    @inject(Clock) clock: Clock,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(AgeGateViewModel) gate: AgeGateViewModel,
    @inject(Modals) modals: Modals,
    @inject(Checkout) checkout: Pick<Checkout, 'isOpen'>,
    @inject(Page) page: Page,
  ) {
    this.#configuration = configuration
    this.#clock = clock
    this.#guest = guest
    this.#gate = gate
    this.#modals = modals
    this.#checkout = checkout
    this.#page = page
  }

  start(): void {
    if (!this.#configuration.forceAVSModal) return
    this.#look()
    every(this.#clock, LOOK, () => this.#look())
  }

  /** Does not reopen it on a page where the guest closed it, nor over another box or a checkout. */
  #look(): void {
    const { guest } = this.#guest
    const [path = ''] = this.#page.address().split(/[?#]/u)
    if (path === this.#path || guest === null || !this.#gate.passed) return
    if (this.#modals.open !== null || this.#checkout.isOpen) return
    const page = match(path)
    if (page.kind === 'route' && ROUTES[page.route].isBeforeGate) return
    if (!mustVerifyAge(true, { status: guest.avsStatus, rejectMessage: guest.avsRejectMessage })) return
    this.#path = path
    showAgeCheck(this.#modals, guest)
  }
}
