import { inject, injectable } from 'inversify'
import { Clock } from '@/application/device/clock'
import type { ChatId } from '@/domain/ids'
import { ChatGateway, HEARTBEAT_EVERY } from './chat-gateway'

/** Says again and again that the guest is there; a chat in which nobody says so is ended by the platform. */
@injectable()
export class StayInChat {
  constructor(
    @inject(ChatGateway) private readonly gateway: ChatGateway,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** Returns how to stop saying so. One word that does not get through matters to nobody: the next one may. */
  stay(chatId: ChatId): () => void {
    let cancel = (): void => undefined
    const beat = (): void => {
      void this.gateway.heartbeat(chatId).catch(() => undefined)
      cancel = this.clock.after(HEARTBEAT_EVERY, beat)
    }
    beat()
    return () => cancel()
  }
}
