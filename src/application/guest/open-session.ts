import { inject, injectable } from 'inversify'
import { LiveUpdates } from '@/application/live/live-updates'
import type { Guest } from '@/domain/guest/guest'
import type { Language } from '@/domain/navigation/language'
import { GuestGateway } from './guest-gateway'

/** Opens the session and then its live connection (SOC-001). Called twice while it runs, it opens once. */
@injectable()
export class OpenSession {
  private opening: Promise<Guest> | null = null

  constructor(
    @inject(GuestGateway) private readonly gateway: GuestGateway,
    @inject(LiveUpdates) private readonly live: LiveUpdates,
  ) {}

  /**
   * `enter` receives the guest before the connection opens: its first messages are about the guest, whose state must
   * exist by then. Throws `BackendError`; no connection is opened then.
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
