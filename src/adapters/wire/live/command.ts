import * as z from 'zod/mini'
import { actorId } from '@/adapters/wire/actors/actor'
import { offset } from '@/adapters/wire/base/pages'
import { coins, count, flag, id, int, language, lines, listOf, text, type Wire } from '@/adapters/wire/base/scalars'
import { fromUpperSnake } from '@/adapters/wire/base/upper-snake'
import { chatId, chatMode } from '@/adapters/wire/chat/chat'
import { CHANNEL_FILTERS, channelId, messageId, sentGift } from '@/adapters/wire/messenger/message'
import { notificationId } from '@/adapters/wire/notifications/notification'
import type { IdempotencyKey, TicketId } from '@/domain/ids'
import type { FavoriteSubject, LinePosition, LiveCommand } from '@/domain/live/commands'

const position: Wire<LinePosition> = z.object({ epoch: text(100, 1), sequence: count })

const subject: Wire<FavoriteSubject> = z.enum(['actor', 'album', 'sedcardAlbum', 'picture'])
const favorite = { subject, subjectId: text(100) }
const toggle = { actorId, enabled: flag }
const stopAt = z.nullable(int(0, 100_000_000))

/** A text may be longer than the rule allows, so that the rule can say so; not so long that it does harm. */
const words = lines(5_000)

/** Everything a page says on the line (SOC-001, SOC-004, SOC-028 to SOC-034, MSG-024 to MSG-030). */
export const liveCommand: Wire<LiveCommand> = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('requestSession'),
    language,
    since: z.nullable(messageId),
    position: z.nullable(position),
  }),
  z.object({ type: z.literal('ping') }),
  z.object({
    type: z.literal('sendMessage'),
    channelId,
    messageType: z.enum(['text', 'gift']),
    senderType: z.literal('guest'),
    isVideochat: flag,
    isFreechat: flag,
    data: words,
    includedGifts: listOf(sentGift, 50),
    chatId: z.nullable(chatId),
    agreedPrice: coins,
  }),
  z.object({ type: z.literal('loadChannels'), offset, limit: int(1, 500) }),
  z.object({ type: z.literal('onlineChannels') }),
  z.object({ type: z.literal('filterChannels'), filter: fromUpperSnake(CHANNEL_FILTERS) }),
  z.object({ type: z.literal('archiveChannel'), channelId, status: z.enum(['archived', 'restored']) }),
  z.object({ type: z.literal('markChannelRead'), channelId }),
  z.object({ type: z.literal('typing'), channelId }),
  z.object({ type: z.literal('toggleEmailNotification'), ...toggle }),
  z.object({ type: z.literal('toggleSmsNotification'), ...toggle }),
  z.object({ type: z.literal('oneClickCharge'), amount: int(1, 1_000_000), channelId: z.nullable(channelId) }),
  z.object({
    type: z.literal('markNotifications'),
    ids: listOf(notificationId, 500),
    as: z.enum(['read', 'seen']),
  }),
  z.object({ type: z.literal('pinFavorite'), ...favorite }),
  z.object({ type: z.literal('unpinFavorite'), ...favorite }),
  z.object({ type: z.literal('removeStatusBar') }),
  z.object({ type: z.literal('sendSignupEmail') }),
  z.object({ type: z.literal('passwordChanged') }),
  z.object({
    type: z.literal('chatStart'),
    actorId,
    mode: chatMode,
    key: id<IdempotencyKey>(200),
    pin: z.exactOptional(text(20)),
    ticketId: z.exactOptional(id<TicketId>()),
    useVoucher: flag,
    stopAt,
    agreedPrice: coins,
  }),
  z.object({ type: z.literal('chatHeartbeat'), chatId }),
  z.object({ type: z.literal('chatSetStop'), chatId, stopAt }),
  z.object({ type: z.literal('chatStop'), chatId }),
  z.object({ type: z.literal('chatMessage'), chatId, text: words }),
  z.object({ type: z.literal('viewing'), actorId: z.nullable(actorId) }),
])
