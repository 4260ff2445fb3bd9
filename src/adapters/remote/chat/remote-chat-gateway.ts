import type { Commander } from '@/adapters/remote/live/commander'
import type { RestClient } from '@/adapters/remote/rest/rest-client'
import { chatStartResult, chatStopResult, getRunningChat } from '@/adapters/wire/chat/chat'
import { acknowledged } from '@/adapters/wire/base/command'
import { BackendError } from '@/application/errors/backend-error'
import type { ChatGateway, ChatRequest, ChatStartResult, RunningChat } from '@/application/chat/chat-gateway'
import type { ChatId } from '@/domain/ids'
import type { CountedChat } from '@/domain/chat/counted-chat'

/** Live chats over the wire; the meter is the platform's. */
export class RemoteChatGateway implements ChatGateway {
  constructor(
    private readonly rest: RestClient,
    private readonly commander: Commander,
  ) {}

  async start(request: ChatRequest): Promise<ChatStartResult> {
    const outcome = await this.commander.ask({ type: 'chatStart', ...request }, chatStartResult)
    if (outcome.refused === null) return outcome.result
    throw new BackendError('protocol', { detail: outcome.refused })
  }

  heartbeat(chatId: ChatId): Promise<void> {
    this.commander.notify({ type: 'chatHeartbeat', chatId })
    return Promise.resolve()
  }

  async stop(chatId: ChatId): Promise<CountedChat | null> {
    const outcome = await this.commander.ask({ type: 'chatStop', chatId }, chatStopResult)
    if (outcome.refused === null) return outcome.result
    throw new BackendError('protocol', { detail: outcome.refused })
  }

  async setStop(chatId: ChatId, stopAt: number | null): Promise<void> {
    const { refused } = await this.commander.ask({ type: 'chatSetStop', chatId, stopAt }, acknowledged)
    if (refused !== null) throw new BackendError('protocol', { detail: refused })
  }

  async running(): Promise<RunningChat | null> {
    return (await this.rest.call(getRunningChat, {})).chat
  }
}
