import { inject, injectable } from 'inversify'
import { reaction, when } from 'mobx'
import { LiveUpdates } from '@/application/live/live-updates'
import { pageEffectOf } from '@/domain/assembly/page-effects'
import type { LiveUpdate } from '@/domain/assembly/live-update'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { LogoutViewModel } from '@/ui/guest/logout-view-model'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { Page } from '@/ui/base/page-service'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'

/** Applies updates to the page as a whole; all others belong to the view models that show them. */
@injectable()
export class LivePageViewModel implements ViewModel {
  readonly #disposables = new Disposables()

  readonly #live: LiveUpdates
  readonly #page: Page
  readonly #toasts: Toasts
  readonly #checkout: Pick<Checkout, 'isOpen'>
  readonly #guest: GuestViewModel
  readonly #logout: LogoutViewModel

  constructor(
    @inject(LiveUpdates) live: LiveUpdates,
    @inject(Page) page: Page,
    @inject(Toasts) toasts: Toasts,
    @inject(Checkout) checkout: Pick<Checkout, 'isOpen'>,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(LogoutViewModel) logout: LogoutViewModel,
  ) {
    this.#live = live
    this.#page = page
    this.#toasts = toasts
    this.#checkout = checkout
    this.#guest = guest
    this.#logout = logout
  }

  start(): void {
    this.#disposables.add(this.#live.subscribe((update) => this.receive(update)))
    // A locked guest is logged out [AUT-025]. A lock that happened while the connection was down is found when the
    // guest is reloaded. A guest who arrives locked stays logged in and is informed where they attempt an action.
    this.#disposables.add(
      reaction(
        () => this.#guest.guest?.isLocked,
        (isLocked, wasLocked) => {
          if (isLocked === true && wasLocked === false) void this.#logout.logOut()
        },
      ),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  private receive(update: LiveUpdate): void {
    const effect = pageEffectOf(update, this.#checkout.isOpen)
    switch (effect?.do) {
      case 'reload':
        return this.#page.reload()
      case 'reload-after-payment':
        return this.#disposables.add(
          when(
            () => !this.#checkout.isOpen,
            () => this.#page.reload(),
          ),
        )
      case 'note-password-changed':
        return this.#toasts.show('info', 'account.passwordChanged')
      case 'note-bonus-redeemed':
        return this.#toasts.show('good', 'account.bonusRedeemed', { code: effect.code })
      case undefined:
    }
  }
}
