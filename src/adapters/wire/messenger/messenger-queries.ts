import * as z from 'zod/mini'
import { channel, CHANNEL_FILTERS, CHANNEL_ORDERS, channelId, message } from './message'
import { cursor, cursorPageOf, first, offset, pageOf } from '@/adapters/wire/base/pages'
import { query, type QueryCall } from '@/adapters/wire/base/query-call'
import { count, nothing } from '@/adapters/wire/base/scalars'
import { fromUpperSnake, upperSnake } from '@/adapters/wire/base/upper-snake'
import type { CursorPage, Page } from '@/application/paging/page'
import type { ChannelId } from '@/domain/ids'
import type { Channel, ChannelFilter, ChannelOrder } from '@/domain/messenger/channel'
import type { Message } from '@/domain/messenger/message'

/** A page of the channel list. */
export interface ChannelQuery {
  readonly first: number
  readonly offset: number
  readonly filter: ChannelFilter
  readonly order: ChannelOrder
}

/** Which channels are listed. */
export const channelFilter = fromUpperSnake(CHANNEL_FILTERS)

/** How they are ordered. */
export const channelOrder = fromUpperSnake(CHANNEL_ORDERS)

/** MSG-023. */
export const messengerContent: QueryCall<ChannelQuery, Page<Channel>> = query(
  'channels',
  z.object({ first, offset, filter: channelFilter, order: z._default(channelOrder, 'newest') }),
  pageOf(channel),
  (requested) => ({
    ...requested,
    filter: upperSnake(requested.filter),
    order: upperSnake(requested.order),
  }),
)

/** Message history, newest first (rulings: message history). */
export const messageHistory: QueryCall<
  { readonly channelId: ChannelId; readonly first: number; readonly before: string | null },
  CursorPage<Message>
> = query('messages', z.object({ channelId, first, before: z._default(cursor, null) }), cursorPageOf(message))

/** How many messages wait in all channels together. */
export const unreadTotal: QueryCall<object, number> = query('unreadTotal', nothing, count)
