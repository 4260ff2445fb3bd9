import * as z from 'zod/mini'
import { channel, CHANNEL_FILTERS, channelId, message } from './message'
import { cursor, cursorPageOf, first, offset, pageOf } from '@/adapters/wire/base/pages'
import type { QueryCall } from '@/adapters/wire/base/query-call'
import { count } from '@/adapters/wire/base/scalars'
import { fromUpperSnake, upperSnake } from '@/adapters/wire/base/upper-snake'
import type { CursorPage, Page } from '@/application/paging/page'
import type { ChannelId } from '@/domain/ids'
import type { Channel, ChannelFilter } from '@/domain/messenger/channel'
import type { Message } from '@/domain/messenger/message'

/** A stretch of the channel list. */
export interface ChannelQuery {
  readonly first: number
  readonly offset: number
  readonly filter: ChannelFilter
}

/** MSG-023. */
export const messengerContent: QueryCall<ChannelQuery, { readonly channels: Page<Channel> }> = {
  document: `query Channels($first: Int!, $offset: Int!, $filter: ChannelFilter!) {
channels(first: $first, offset: $offset, filter: $filter) { total items { id actorId guestId unread unreadCount archived
blocked isActorOnline lastMessageId subject messageTimestamp lastViewedTimestamp multiChatPrice canVoyeurChat
isVoyeurInSingleChatAllowed isDildocontrolAvailable freeMessagesAmount messagePrice isMessagingFree freeChat
preview { family variant } actorName actorAge emailNotifications smsNotifications } } }`,
  encode: (query) => ({ ...query, filter: upperSnake(query.filter) }),
  variables: z.object({ first, offset, filter: fromUpperSnake(CHANNEL_FILTERS) }),
  result: z.object({ channels: pageOf(channel) }),
}

/** Message history, newest first (rulings: message history). */
export const messageHistory: QueryCall<
  { readonly channelId: ChannelId; readonly first: number; readonly before: string | null },
  { readonly messages: CursorPage<Message> }
> = {
  document: `query Messages($channelId: ID!, $first: Int!, $before: String) {
messages(channelId: $channelId, first: $first, before: $before) { next items {
id channelId clientId sender type text gifts { giftId count } price at } } }`,
  variables: z.object({ channelId, first, before: z._default(cursor, null) }),
  result: z.object({ messages: cursorPageOf(message) }),
}

/** How many messages wait in all channels together. */
export const unreadTotal: QueryCall<object, { readonly unreadTotal: number }> = {
  document: 'query UnreadTotal { unreadTotal }',
  variables: z.object({}),
  result: z.object({ unreadTotal: count }),
}
