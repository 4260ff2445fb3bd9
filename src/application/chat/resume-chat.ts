import { inject, injectable } from 'inversify'
import type { ChatId } from '@/domain/ids'
import type { CountedChat } from '@/domain/live/updates'
import { ChatGateway, type RunningChat } from './chat-gateway'

/** How a chat stands that was out of sight for a while. `unknown`: the platform could not be asked, or knows of none. */
export type ChatStatus =
  | { readonly is: 'running'; readonly chat: RunningChat }
  | { readonly is: 'ended'; readonly bill: CountedChat }
  | { readonly is: 'unknown' }

/**
 * Asks how a chat stands after the line was down. Only one that no longer runs is asked for its bill: asking for the bill ends a
 * chat, and no lost line may end one that goes on (SOC-022).
 */
@injectable()
export class ResumeChat {
  constructor(@inject(ChatGateway) private readonly gateway: ChatGateway) {}

  /** Never throws: what cannot be learned now is learned from the line. */
  async resume(chatId: ChatId): Promise<ChatStatus> {
    try {
      const chat = await this.gateway.running()
      if (chat?.chatId === chatId) return { is: 'running', chat }
      const bill = await this.gateway.stop(chatId)
      return bill === null ? { is: 'unknown' } : { is: 'ended', bill }
    } catch {
      return { is: 'unknown' }
    }
  }
}
