import * as z from 'zod/mini'
import { channel, channelFilter, CHANNEL_ORDERS, channelId, message, messageId } from './message'
import { picture } from '@/adapters/wire/actors/actor'
import { cursor, cursorPageOf, first, offset, pageOf } from '@/adapters/wire/base/pages'
import { query, type QueryCall } from '@/adapters/wire/base/query-call'
import { answerText, count, nothing, text, type Wire } from '@/adapters/wire/base/scalars'
import { fromUpperSnake, upperSnake } from '@/adapters/wire/base/upper-snake'
import type { CursorPage, Page } from '@/application/paging/page'
import type {
  FoundMessage,
  MessageWindow,
  MessengerMatches,
  MessengerSearch,
} from '@/application/messenger/messenger-gateway'
import type { ChannelId, MessageId } from '@/domain/ids'
import type { Channel, ChannelFilter, ChannelOrder } from '@/domain/messenger/channel'
import type { Message } from '@/domain/messenger/message'
import { MAX_SEARCH_LENGTH } from '@/domain/messenger/search'

/** A page of the channel list. */
export interface ChannelQuery {
  readonly first: number
  readonly offset: number
  readonly filter: ChannelFilter
  readonly order: ChannelOrder
}

/** How they are ordered. */
export const channelOrder = fromUpperSnake(CHANNEL_ORDERS)

/** MSG-023. */
export const messengerContent: QueryCall<ChannelQuery, Page<Channel>> = query(
  'channels',
  z.object({ first, offset, filter: channelFilter, order: z._default(channelOrder, 'newest') }),
  pageOf(channel),
  (requested) => ({
    ...requested,
    order: upperSnake(requested.order),
  }),
)

/** Message history, newest first (rulings: message history). */
export const messageHistory: QueryCall<
  { readonly channelId: ChannelId; readonly first: number; readonly before: string | null },
  CursorPage<Message>
> = query('messages', z.object({ channelId, first, before: z._default(cursor, null) }), cursorPageOf(message))

export const messageWindow: Wire<MessageWindow> = z.object({ items: z.array(message), older: cursor, newer: cursor })

/** The history around one message. */
export const messagesAround: QueryCall<
  { readonly channelId: ChannelId; readonly messageId: MessageId; readonly first: number },
  MessageWindow
> = query('messagesAround', z.object({ channelId, messageId, first }), messageWindow)

/** The history after a position. */
export const messagesAfter: QueryCall<
  { readonly channelId: ChannelId; readonly first: number; readonly after: string },
  MessageWindow
> = query('messagesAfter', z.object({ channelId, first, after: text(200, 1) }), messageWindow)

export const foundMessage: Wire<FoundMessage> = z.object({ message, actorName: answerText(200), preview: picture })

/** Search in the conversations of the guest. */
export const messengerSearch: QueryCall<MessengerSearch, MessengerMatches> = query(
  'messengerSearch',
  z.object({
    text: text(MAX_SEARCH_LENGTH),
    channelId: z._default(z.nullable(channelId), null),
    first,
    before: z._default(cursor, null),
  }),
  z.object({ channels: z.array(channel), items: z.array(foundMessage), next: cursor }),
)

/** How many messages wait in all channels together. */
export const unreadTotal: QueryCall<object, number> = query('unreadTotal', nothing, count)
