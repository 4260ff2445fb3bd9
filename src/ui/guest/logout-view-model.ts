import { inject, injectable } from 'inversify'
import { GuestGateway } from '@/application/guest/guest-gateway'
import { Page } from '@/ui/base/page-service'

/** Logs out: posts it, and loads the page anew whatever came of it, so that nothing of the guest stays (AUT-025, AUT-026). */
@injectable()
export class LogoutViewModel {
  readonly #gateway: GuestGateway
  readonly #page: Page

  constructor(@inject(GuestGateway) gateway: GuestGateway, @inject(Page) page: Page) {
    this.#gateway = gateway
    this.#page = page
  }

  async logOut(): Promise<void> {
    // Whatever came of it, nothing of the guest may stay on the page.
    await this.#gateway.logout().catch(() => undefined)
    this.#page.reload()
  }
}
