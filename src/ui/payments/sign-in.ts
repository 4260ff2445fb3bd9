import { inject, injectable } from 'inversify'
import { CheckoutGateway, type CheckoutResult } from '@/application/payments/checkout-gateway'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import {
  PENDING_LOGIN_ACTION_KEY,
  takePendingLoginAction,
  type PendingLoginAction,
} from '@/domain/access/pending-login-action'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Page } from '@/ui/shell/page-service'
import { Texts } from '@/ui/texts/texts'

type Replay = (action: PendingLoginAction) => void

/** After a login: the session becomes the account's, and what the guest had wanted before is done (AUT-005, PAY-060). */
@injectable()
export class SignIn {
  private readonly listeners = new Set<Replay>()

  constructor(
    @inject(CheckoutGateway) private readonly gateway: CheckoutGateway,
    @inject(KeyValueStorage) private readonly storage: KeyValueStorage,
    @inject(GuestViewModel) private readonly guest: GuestViewModel,
    @inject(Texts) private readonly texts: Texts,
    @inject(Page) private readonly page: Page,
  ) {}

  get isLoggedIn(): boolean {
    return this.guest.isLoggedIn
  }

  /** Who wants to take up what was left before the login. */
  onReplay(listener: Replay): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Whether the platform confirmed what the checkout reported. */
  async finish(result: CheckoutResult): Promise<boolean> {
    const finished = await this.gateway.finish(result, this.page.address())
    if (!finished.ok) return false
    await this.guest.open(this.texts.language)
    this.replay()
    return true
  }

  private replay(): void {
    if (!this.guest.isLoggedIn) return
    const { taken } = takePendingLoginAction(this.storage.read(PENDING_LOGIN_ACTION_KEY))
    this.storage.write(PENDING_LOGIN_ACTION_KEY, null)
    if (!taken.ok) return
    const { type, params } = taken.action
    if (type === 'openUrl' && params.targetUrl !== undefined) this.page.goTo(params.targetUrl, 'same')
    for (const listener of this.listeners) listener(taken.action)
  }
}
