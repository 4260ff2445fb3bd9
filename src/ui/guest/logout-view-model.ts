import { inject, injectable } from 'inversify'
import { reaction } from 'mobx'
import { GuestGateway } from '@/application/guest/guest-gateway'
import { GuestViewModel } from './guest-view-model'
import { Page } from '@/ui/shell/page-service'

/** Logs out: posts it, and loads the page anew whatever came of it, so that nothing of the guest stays (AUT-025, AUT-026). */
@injectable()
export class LogoutViewModel {
  constructor(
    @inject(GuestGateway) private readonly gateway: GuestGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Page) private readonly page: Page,
  ) {
    // Told on the line, or found out after it was down; whoever comes locked is told so where he does something.
    reaction(
      () => guest.guest?.isLocked,
      (isLocked, wasLocked) => {
        if (isLocked === true && wasLocked === false) void this.logOut()
      },
    )
  }

  async logOut(): Promise<void> {
    // Whatever came of it, nothing of the guest may stay on the page.
    await this.gateway.logout().catch(() => undefined)
    this.page.reload()
  }
}
