import { inject, injectable } from 'inversify'
import { otherwise } from '@/application/errors/otherwise'
import { LiveUpdates } from '@/application/live/live-updates'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'

/** Whether the guest has to pay before they can buy anything else (AUT-003). */
@injectable('Transient')
export class ForcedPaymentViewModel implements ViewModel {
  readonly #disposables = new Disposables()
  readonly #live: LiveUpdates
  readonly #session: GuestViewModel

  constructor(@inject(LiveUpdates) live: LiveUpdates, @inject(GuestViewModel) session: GuestViewModel) {
    this.#live = live
    this.#session = session
  }

  start(): void {
    this.#disposables.add(
      this.#live.subscribe((update) => {
        // The payment that has arrived may have been the one that was awaited.
        const isPaid = update.type === 'balance' && update.isPayment === true
        if (isPaid && this.isForced) void this.#session.refresh().catch(otherwise())
      }),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  get isForced(): boolean {
    return this.#session.guest?.isForcePayment ?? false
  }
}
