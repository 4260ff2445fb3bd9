import { inject, injectable } from 'inversify'
import { LiveUpdates } from '@/application/live/live-updates'
import type { Guest } from '@/domain/guest/guest'
import type { Language } from '@/domain/navigation/language'
import { GuestGateway } from './guest-gateway'

/** Opens the session and then the line of it (SOC-001). Asked twice while it runs, it opens once. */
@injectable()
export class OpenSession {
  private opening: Promise<Guest> | null = null

  constructor(
    @inject(GuestGateway) private readonly gateway: GuestGateway,
    @inject(LiveUpdates) private readonly live: LiveUpdates,
  ) {}

  /**
   * `enter` is told who the guest is before the line opens: the line's first words are about them, and must find them there.
   * Throws `BackendError`; no line is opened then.
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
