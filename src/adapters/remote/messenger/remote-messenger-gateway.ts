import type { Commander } from '@/adapters/remote/live/commander'
import type { QueryClient } from '@/adapters/remote/query/query-client'
import type { RestClient } from '@/adapters/remote/rest/rest-client'
import { acknowledged } from '@/adapters/wire/base/command'
import {
  blockChannel,
  getChannel,
  getChannelWithActor,
  getRecommendations,
  sendResult,
} from '@/adapters/wire/messenger/messenger-calls'
import {
  messageHistory,
  messengerContent,
  unreadTotal,
  type ChannelQuery,
} from '@/adapters/wire/messenger/messenger-queries'
import { BackendError } from '@/application/errors/backend-error'
import type { MessengerGateway, OutgoingMessage, SendResult } from '@/application/messenger/messenger-gateway'
import type { CursorPage, Page } from '@/application/paging/page'
import type { ActorSummary } from '@/domain/actors/actor'
import type { ActorId, ChannelId } from '@/domain/ids'
import type { SubmittedCommand } from '@/domain/live/commands'
import type { Channel } from '@/domain/messenger/channel'
import type { Message } from '@/domain/messenger/message'

/** A guest's conversations over the wire. */
export class RemoteMessengerGateway implements MessengerGateway {
  constructor(
    private readonly rest: RestClient,
    private readonly query: QueryClient,
    private readonly commander: Commander,
  ) {}

  channels(query: ChannelQuery): Promise<Page<Channel>> {
    return this.query.query(messengerContent, query)
  }

  async channel(channelId: ChannelId): Promise<Channel | null> {
    return (await this.rest.call(getChannel, { channelId })).channel
  }

  async channelWithActor(actorId: ActorId): Promise<Channel | null> {
    return (await this.rest.call(getChannelWithActor, { actorId })).channel
  }

  messages(channelId: ChannelId, first: number, before: string | null): Promise<CursorPage<Message>> {
    return this.query.query(messageHistory, { channelId, first, before })
  }

  /** The message's own id names the request as well, so that a message sent again is the same message everywhere. */
  async send(message: OutgoingMessage): Promise<SendResult> {
    const { refused, ...answer } = await this.commander.request(commandOf(message), sendResult, message.clientId)
    if (refused === null && 'result' in answer) return answer.result
    throw new BackendError('protocol', { detail: refused ?? 'sendMessage' })
  }

  async markRead(channelId: ChannelId): Promise<void> {
    await this.execute({ type: 'markChannelRead', channelId })
  }

  unreadTotal(): Promise<number> {
    return this.query.query(unreadTotal, {})
  }

  async archive(channelId: ChannelId, archived: boolean): Promise<void> {
    await this.execute({ type: 'archiveChannel', channelId, status: archived ? 'archived' : 'restored' })
  }

  async block(channelId: ChannelId, blocked: boolean): Promise<void> {
    await this.rest.call(blockChannel, { channelId, blocked })
  }

  async recommendations(currentActorId: ActorId | null): Promise<readonly ActorSummary[]> {
    return (await this.rest.call(getRecommendations, currentActorId === null ? {} : { currentActorId })).actors
  }

  /** A guest without an account has no channels: the requested channel does not exist. */
  private async execute(command: SubmittedCommand): Promise<void> {
    const { refused } = await this.commander.request(command, acknowledged)
    if (refused !== null) throw new BackendError('not-found', { detail: refused })
  }
}

function commandOf({ channelId, text, gifts, chatId, agreedPrice }: OutgoingMessage): SubmittedCommand {
  return {
    type: 'sendMessage',
    channelId,
    messageType: gifts.length > 0 ? 'gift' : 'text',
    senderType: 'guest',
    isVideochat: chatId !== null,
    isFreechat: false,
    data: text,
    includedGifts: gifts,
    chatId,
    agreedPrice,
  }
}
