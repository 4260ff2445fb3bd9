import { inject, injectable } from 'inversify'
import { LiveUpdates } from '@/application/live/live-updates'
import type { Guest } from '@/domain/guest/guest'
import type { Language } from '@/domain/navigation/language'
import { GuestGateway } from './guest-gateway'

/**
 * Opens the session and then its live connection (SOC-001). A second call while it is opening
 * returns the same session.
 */
@injectable()
export class OpenSession {
  private opening: Promise<Guest> | null = null

  constructor(
    @inject(GuestGateway) private readonly gateway: GuestGateway,
    @inject(LiveUpdates) private readonly live: LiveUpdates,
  ) {}

  /**
   * Opens the session. `enter` receives the guest before the connection opens, since the first
   * messages are about the guest, whose state must exist by then. Throws `BackendError`, and then
   * opens no connection.
   */
  open(language: Language, enter: (guest: Guest) => void): Promise<Guest> {
    this.opening ??= this.openNow(language, enter).finally(() => {
      this.opening = null
    })
    return this.opening
  }

  private async openNow(language: Language, enter: (guest: Guest) => void): Promise<Guest> {
    const guest = await this.gateway.open(language)
    enter(guest)
    this.live.connect()
    return guest
  }
}
