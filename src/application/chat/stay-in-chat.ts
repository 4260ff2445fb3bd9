import { inject, injectable } from 'inversify'
import { Clock } from '@/application/device/clock'
import { LiveUpdates } from '@/application/live/live-updates'
import type { ChatId } from '@/domain/ids'
import { ChatGateway, HEARTBEAT_EVERY } from './chat-gateway'

/**
 * Says again and again that the guest is there; a chat in which nobody says so is ended by the platform. It is also the first
 * thing said on a line that opens anew: where a line breaks often, one word every few seconds may be lost each time.
 */
@injectable()
export class StayInChat {
  constructor(
    @inject(ChatGateway) private readonly gateway: ChatGateway,
    @inject(LiveUpdates) private readonly live: LiveUpdates,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** Returns how to stop saying so. One word that does not get through matters to nobody: the next one may. */
  stay(chatId: ChatId): () => void {
    let cancel = (): void => undefined
    const beat = (): void => {
      cancel()
      void this.gateway.heartbeat(chatId).catch(() => undefined)
      cancel = this.clock.after(HEARTBEAT_EVERY, beat)
    }
    beat()
    let isFirst = true
    const stopWatching = this.live.watchStatus((status) => {
      if (status === 'ready' && !isFirst) beat()
      isFirst = false
    })
    return () => {
      stopWatching()
      cancel()
    }
  }
}
