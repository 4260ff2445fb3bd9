import { inject, injectable } from 'inversify'
import { GuestGateway } from '@/application/guest/guest-gateway'
import { Page } from '@/ui/base/page-service'

/**
 * Logs out: posts it, and reloads the page regardless of the result, so that nothing of the guest stays (AUT-025,
 * AUT-026).
 */
@injectable()
export class LogoutViewModel {
  readonly #gateway: GuestGateway
  readonly #page: Page

  constructor(@inject(GuestGateway) gateway: GuestGateway, @inject(Page) page: Page) {
    this.#gateway = gateway
    this.#page = page
  }

  async logOut(): Promise<void> {
    // Regardless of the result, nothing of the guest may stay on the page.
    await this.#gateway.logout().catch(() => undefined)
    this.#page.reload()
  }
}
