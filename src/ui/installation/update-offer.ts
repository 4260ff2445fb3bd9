import { inject, injectable } from 'inversify'
import { AppVersions } from '@/application/device/app-versions'
import { Clock } from '@/application/device/clock'
import { match } from '@/domain/routes/match'
import { Page } from '@/ui/base/page-service'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { Checkout } from '@/ui/payments/checkout-launcher'

/** Interval at which a busy guest is checked for being free, ms. */
const AGAIN = 5_000

/** Time a version may take to activate, ms; after that the page is reloaded in any case. */
const PATIENCE = 3_000

/** Offers a newer version, and reloads the page; never in a room or during a payment. */
@injectable()
export class UpdateOffer implements ViewModel {
  readonly #disposables = new Disposables()
  #cancel: (() => void) | null = null

  readonly #versions: AppVersions
  readonly #clock: Clock
  readonly #checkout: Pick<Checkout, 'isOpen'>
  readonly #page: Pick<Page, 'address' | 'reload'>
  readonly #toasts: Toasts

  constructor(
    @inject(AppVersions) versions: AppVersions,
    @inject(Clock) clock: Clock,
    @inject(Checkout) checkout: Pick<Checkout, 'isOpen'>,
    @inject(Page) page: Pick<Page, 'address' | 'reload'>,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#versions = versions
    this.#clock = clock
    this.#checkout = checkout
    this.#page = page
    this.#toasts = toasts
  }

  start(): void {
    this.#disposables.add(
      this.#versions.watch((event) =>
        this.#whenFree(() => (event === 'waiting' ? this.#offer() : this.#page.reload())),
      ),
    )
    this.#disposables.add(() => this.#cancel?.())
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  #offer(): void {
    const onAct = (): void => {
      this.#versions.activate()
      this.#clock.after(PATIENCE, () => this.#whenFree(() => this.#page.reload()))
    }
    this.#toasts.show(
      'info',
      'installation.ready',
      {},
      { label: 'installation.reload', later: 'installation.later', onAct },
    )
  }

  /** Of several events the last one counts. */
  #whenFree(work: () => void): void {
    this.#cancel?.()
    this.#cancel = null
    if (this.#isBusy()) this.#cancel = this.#clock.after(AGAIN, () => this.#whenFree(work))
    else work()
  }

  #isBusy(): boolean {
    const page = match(this.#page.address())
    return this.#checkout.isOpen || (page.kind === 'route' && page.route === 'actorChat')
  }
}
