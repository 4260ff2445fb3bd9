import { channelOf, freeMessagesOf } from './channel-view'
import { messagesOf } from './message-view'
import { channels, messages, type ChannelRecord } from './messenger-records'
import { openChannel } from './open-channel'
import { sequenceOf, windowAfter, windowAround } from './message-window'
import { searchMessenger } from './search-messenger'
import { sendMessage } from './send-message'
import { actors } from '@/adapters/backend/actors/actor-records'
import { summariesOf } from '@/adapters/backend/actors/actor-view'
import { shownUpTo } from '@/adapters/backend/actors/photos'
import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import { publishAll } from '@/adapters/backend/kernel/outbound-updates'
import { requireSession, isLoggedIn, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { messagesRead } from '@/adapters/backend/notifications/notices'
import type { Reader, Transaction } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'
import type {
  MessageWindow,
  MessengerGateway,
  MessengerMatches,
  MessengerSearch,
  OutgoingMessage,
  SendResult,
  MessengerRecommendations,
} from '@/application/messenger/messenger-gateway'
import { MAX_PAGE_SIZE, type CursorPage, type Page } from '@/application/paging/page'
import { RECOMMENDED } from '@/domain/actors/recommendations'
import type { ActorSummary } from '@/domain/actors/actor'
import type { ActorId, ChannelId, GuestId, MessageId } from '@/domain/ids'
import type { Channel } from '@/domain/messenger/channel'
import { isShown } from '@/domain/messenger/channel-filter'
import { MESSENGER_RECOMMENDATIONS, orderChannels } from '@/domain/messenger/channel-order'
import type { Message } from '@/domain/messenger/message'

type ChannelQuery = Parameters<MessengerGateway['channels']>[0]

/** A guest's conversations out of the store. */
export class BackendMessengerGateway implements MessengerGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async channels(query: ChannelQuery): Promise<Page<Channel>> {
    const { store } = this.platform
    const { guest } = await requireSession(store, this.caller)
    const all = await this.all(store, guest)
    const shown = orderChannels(
      all.filter((channel) => isShown(channel, query.filter)),
      { order: query.order, selected: null },
    )
    const first = Math.min(query.first, MAX_PAGE_SIZE)
    return { items: shown.slice(query.offset, query.offset + first), total: shown.length }
  }

  async channel(channelId: ChannelId): Promise<Channel | null> {
    const { guest } = await requireSession(this.platform.store, this.caller)
    const record = await this.platform.store.get(channels, channelId)
    return record?.guestId === guest.id
      ? channelOf(this.platform.store, record, await this.free(this.platform.store, guest.id))
      : null
  }

  channelWithActor(actorId: ActorId): Promise<Channel | null> {
    return this.platform.store.transaction(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      if (!isLoggedIn(guest) || (await tx.get(actors, actorId)) === undefined) return null
      return channelOf(tx, await openChannel(this.platform, tx, guest.id, actorId), await this.free(tx, guest.id))
    })
  }

  async messages(channelId: ChannelId, first: number, before: string | null): Promise<CursorPage<Message>> {
    const record = await this.own(channelId)
    const from = before === null ? record.sequence + 1 : sequenceOf(before)
    const limit = Math.min(Math.max(1, first), MAX_PAGE_SIZE)
    const found = await this.platform.store.find(messages, 'byChannel', {
      prefix: [channelId],
      direction: 'desc',
      after: [channelId, from],
      limit: limit + 1,
    })
    const page = found.slice(0, limit)
    const last = page.at(-1)
    return {
      items: await messagesOf(this.platform.store, page),
      next: found.length > limit && last !== undefined ? String(last.sequence) : null,
    }
  }

  async messagesAround(channelId: ChannelId, messageId: MessageId, first: number): Promise<MessageWindow> {
    await this.own(channelId)
    const message = await this.platform.store.get(messages, messageId)
    if (message?.channelId !== channelId) throw new BackendError('not-found', { detail: 'message' })
    return windowAround(this.platform.store, message, first)
  }

  async messagesAfter(channelId: ChannelId, first: number, after: string): Promise<MessageWindow> {
    await this.own(channelId)
    return windowAfter(this.platform.store, channelId, first, after)
  }

  async search(query: MessengerSearch): Promise<MessengerMatches> {
    const { guest } = await requireSession(this.platform.store, this.caller)
    return searchMessenger(this.platform.store, guest.id, query, this.platform.clock.now())
  }

  send(message: OutgoingMessage): Promise<SendResult> {
    return sendMessage(this.platform, this.caller, message)
  }

  async markRead(channelId: ChannelId): Promise<void> {
    await this.change(channelId, async (channel, tx) => {
      await messagesRead(tx, channel.guestId, channel.actorId)
      return { ...channel, unreadCount: 0, lastViewedTimestamp: this.platform.clock.now() }
    })
    const record = await this.platform.store.get(channels, channelId)
    if (record?.lastMessageId == null) return
    const update = { type: 'messageRead', channelId, messageId: record.lastMessageId } as const
    publishAll(this.platform.hub, [{ audience: record.guestId, update }])
  }

  async unreadTotal(): Promise<number> {
    const { guest } = await requireSession(this.platform.store, this.caller)
    const records = await this.platform.store.find(channels, 'byGuest', { prefix: [guest.id] })
    return records
      .filter(({ archived, blocked }) => !archived && !blocked)
      .reduce((sum, { unreadCount }) => sum + unreadCount, 0)
  }

  async archive(channelId: ChannelId, archived: boolean): Promise<void> {
    const changed = await this.change(channelId, (channel) => ({ ...channel, archived }))
    if (!archived) return
    publishAll(this.platform.hub, [{ audience: changed.guestId, update: { type: 'channelArchived', channelId } }])
  }

  async block(channelId: ChannelId, blocked: boolean): Promise<void> {
    await this.change(channelId, (channel) => ({ ...channel, blocked }))
  }

  async recommendations({
    currentActorId,
    useGrid = false,
    fsk,
  }: MessengerRecommendations): Promise<readonly ActorSummary[]> {
    const { guest } = await requireSession(this.platform.store, this.caller)
    const known = await this.platform.store.find(channels, 'byGuest', { prefix: [guest.id] })
    const left = new Set(known.filter(({ blocked }) => blocked).map(({ actorId }) => actorId))
    if (currentActorId !== null) left.add(currentActorId)
    const most = useGrid ? RECOMMENDED.phoneGrid : MESSENGER_RECOMMENDATIONS
    const live = await this.platform.store.find(actors, 'recommended', {
      prefix: [0],
      limit: most + left.size,
    })
    const view = { guestId: guest.id, language: this.caller.language(), now: this.platform.clock.now() }
    const others = live.filter(({ id }) => !left.has(id)).slice(0, most)
    const summaries = await summariesOf(this.platform.store, others, view)
    return fsk === undefined ? summaries : summaries.map((summary, index) => shownUpTo(fsk, summary, others[index]))
  }

  /** A channel of this guest's; a channel of another guest does not exist for them. */
  private async own(channelId: ChannelId): Promise<ChannelRecord> {
    const { guest } = await requireSession(this.platform.store, this.caller)
    const record = await this.platform.store.get(channels, channelId)
    if (record?.guestId !== guest.id) throw new BackendError('not-found', { detail: 'channel' })
    return record
  }

  private free(reader: Reader, guestId: GuestId): ReturnType<typeof freeMessagesOf> {
    return freeMessagesOf(reader, guestId, this.platform.clock.now())
  }

  private async all(reader: Reader, guest: GuestRecord): Promise<readonly Channel[]> {
    const [records, free] = await Promise.all([
      reader.find(channels, 'byGuest', { prefix: [guest.id] }),
      this.free(reader, guest.id),
    ])
    return Promise.all(records.map((record) => channelOf(reader, record, free)))
  }

  /** Changes a channel of this guest's; a channel of another guest does not exist for them. */
  private change(
    channelId: ChannelId,
    how: (channel: ChannelRecord, tx: Transaction) => ChannelRecord | Promise<ChannelRecord>,
  ): Promise<ChannelRecord> {
    return this.platform.store.transaction(async (tx: Transaction) => {
      const { guest } = await requireSession(tx, this.caller)
      const record = await tx.get(channels, channelId)
      if (record?.guestId !== guest.id) throw new BackendError('not-found', { detail: 'channel' })
      const changed = await how(record, tx)
      await tx.put(channels, changed)
      return changed
    })
  }
}
