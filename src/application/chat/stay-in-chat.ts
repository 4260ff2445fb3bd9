import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { Clock } from '@/application/device/clock'
import { LiveUpdates } from '@/application/live/live-updates'
import type { ChatId } from '@/domain/ids'
import { ChatPurchases } from './chat-purchases'
import { ChatGateway, HEARTBEAT_EVERY } from './chat-gateway'

/**
 * Reports periodically that the guest is present; the platform ends a chat without these reports.
 * It also reports as soon as a connection opens again: where a connection breaks often, one message
 * every few seconds may be lost each time. The end of the chat is expected for its purchase event
 * (API-025).
 */
@injectable()
export class StayInChat {
  constructor(
    @inject(ChatGateway) private readonly gateway: ChatGateway,
    @inject(LiveUpdates) private readonly live: LiveUpdates,
    @inject(Clock) private readonly clock: Clock,
    @inject(ChatPurchases) private readonly purchases: ChatPurchases,
  ) {}

  /**
   * Returns a function that stops the reports. A single lost report does no harm, since another
   * follows.
   */
  stay(chatId: ChatId): () => void {
    this.purchases.expect(chatId)
    let cancel = (): void => undefined
    const sendHeartbeat = (): void => {
      cancel()
      void this.gateway.heartbeat(chatId).catch(otherwise())
      cancel = this.clock.after(HEARTBEAT_EVERY, sendHeartbeat)
    }
    sendHeartbeat()
    let isFirst = true
    const stopWatching = this.live.watchStatus((status) => {
      if (status === 'ready' && !isFirst) sendHeartbeat()
      isFirst = false
    })
    return () => {
      stopWatching()
      cancel()
    }
  }
}
