import * as z from 'zod/mini'
import { channel, channelFilter, channelId, sentGift } from './message'
import { sendResult } from './messenger-calls'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { command } from '@/adapters/wire/base/command'
import { offset, pageOf } from '@/adapters/wire/base/pages'
import { flag, int, lines, listOf, nullish } from '@/adapters/wire/base/scalars'
import { roomLineId } from './quote'
import { chatId } from '@/adapters/wire/base/chat-id'
import { agreedPrice } from '@/adapters/wire/money/added-terms'

/**
 * A text may be longer than the rule allows, so that the rule can refuse it with its own reason; not so long that it
 * does harm.
 */
export const messageText = lines(5_000)

export const channelPage = pageOf(channel)

/** MSG-024. */
export const sendMessage = command(
  'sendMessage',
  {
    channelId,
    messageType: z.enum(['text', 'gift']),
    senderType: z.literal('guest'),
    isVideochat: flag,
    isFreechat: flag,
    data: messageText,
    includedGifts: listOf(sentGift, 50),
    chatId: nullish(chatId),
    agreedPrice,
    replyTo: z.exactOptional(roomLineId),
  },
  sendResult,
)

export const loadChannels = command('loadChannels', { offset, limit: int(1, 500) }, channelPage)
export const onlineChannels = command('onlineChannels', {}, channelPage)
export const filterChannels = command('filterChannels', { filter: channelFilter }, channelPage)
export const archiveChannel = command('archiveChannel', { channelId, status: z.enum(['archived', 'restored']) })
export const markChannelRead = command('markChannelRead', { channelId })
export const typing = command('typing', { channelId })

const toggle = { actorId, enabled: flag }
export const toggleEmailNotification = command('toggleEmailNotification', toggle)
export const toggleSmsNotification = command('toggleSmsNotification', toggle)
