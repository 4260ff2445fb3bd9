import { inject, injectable } from 'inversify'
import type { ChatId } from '@/domain/ids'
import type { CountedChat } from '@/domain/chat/counted-chat'
import { ChatGateway, type RunningChat } from './chat-gateway'

/**
 * The status of a chat after an interruption of the connection. `unknown`: the platform could not
 * be reached, or knows no such chat.
 */
export type ChatStatus =
  | { readonly is: 'running'; readonly chat: RunningChat }
  | { readonly is: 'ended'; readonly bill: CountedChat }
  | { readonly is: 'unknown' }

/**
 * Queries the status of a chat after the connection was lost. It requests the bill only of a chat
 * that no longer runs: requesting the bill ends a chat, and a lost connection must not end one that
 * still runs (SOC-022).
 */
@injectable()
export class ResumeChat {
  constructor(@inject(ChatGateway) private readonly gateway: ChatGateway) {}

  /** Returns the status. Never throws: a status that cannot be read now follows by live update. */
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
