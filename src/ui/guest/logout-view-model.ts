import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { GuestGateway } from '@/application/guest/guest-gateway'
import { DEFERRED_PURCHASE_KEY } from '@/domain/payments/deferred-purchase-key'
import { Page } from '@/ui/base/page-service'

/** Logs out and reloads the page, even after a failure: no guest data stays (AUT-025, AUT-026). */
@injectable()
export class LogoutViewModel {
  readonly #gateway: GuestGateway
  readonly #page: Pick<Page, 'reload'>
  readonly #storage: KeyValueStorage

  constructor(
    @inject(GuestGateway) gateway: GuestGateway,
    @inject(Page) page: Pick<Page, 'reload'>,
    @inject(KeyValueStorage) storage: KeyValueStorage,
  ) {
    this.#gateway = gateway
    this.#page = page
    this.#storage = storage
  }

  async logOut(): Promise<void> {
    this.#storage.write(DEFERRED_PURCHASE_KEY, null)
    // Regardless of the result, nothing of the guest may stay on the page.
    await this.#gateway.logout().catch(otherwise())
    this.#page.reload()
  }
}
