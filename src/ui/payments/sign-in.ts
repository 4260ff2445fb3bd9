import { inject, injectable } from 'inversify'
import type { PendingLoginAction } from '@/domain/access/pending-login-action'
import { Page } from '@/ui/shell/page-service'

type Replay = (action: PendingLoginAction) => void

/** After a login: what the guest had wanted before is taken up by whoever can do it (AUT-005). */
@injectable()
export class SignIn {
  private readonly listeners = new Set<Replay>()

  constructor(@inject(Page) private readonly page: Page) {}

  /** Who wants to take up what was left before the login. */
  onReplay(listener: Replay): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  replay(action: PendingLoginAction): void {
    const { type, params } = action
    if (type === 'openUrl' && params.targetUrl !== undefined) this.page.goTo(params.targetUrl, 'same')
    for (const listener of this.listeners) listener(action)
  }
}
