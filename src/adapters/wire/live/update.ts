import * as z from 'zod/mini'
import { actorId, actorStateChange } from '@/adapters/wire/actors/actor'
import { answerText, coins, count, flag, moment, seconds, type Wire } from '@/adapters/wire/base/scalars'
import { chatId, chatMode, countedChat, exitCode, stream } from '@/adapters/wire/chat/chat'
import { ownedGifts } from '@/adapters/wire/gifts/gift'
import { channelId, message, messageId } from '@/adapters/wire/messenger/message'
import { notification } from '@/adapters/wire/notifications/notification'
import { voucher } from '@/adapters/wire/vouchers/voucher'
import type { LiveUpdate } from '@/domain/live/updates'

const subscription = { active: flag, until: z.nullable(moment) }
const voicecall = { voicecallIdHash: answerText(500) }

/** Everything the platform publishes to a guest, except about the session itself. */
export const liveUpdate: Wire<Exclude<LiveUpdate, { type: 'sessionAcknowledged' }>> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sessionExpired') }),
  z.object({ type: z.literal('pageReload') }),
  z.object({ type: z.literal('balance'), balance: coins, isPayment: z.exactOptional(flag) }),
  z.object({ type: z.literal('vouchers'), vouchers: z.array(voucher) }),
  z.object({ type: z.literal('avsSet') }),
  z.object({ type: z.literal('avsRevoked') }),
  z.object({ type: z.literal('avsPending') }),
  z.object({ type: z.literal('avsRejected'), message: answerText(2_000) }),
  z.object({ type: z.literal('guestLocked') }),
  z.object({ type: z.literal('vipSubscription'), ...subscription }),
  z.object({ type: z.literal('tvSubscription'), ...subscription }),
  z.object({ type: z.literal('voicecallStart'), ...voicecall }),
  z.object({ type: z.literal('voicecallStop'), ...voicecall }),
  z.object({ type: z.literal('emailVerified') }),
  z.object({ type: z.literal('loyaltyPoints'), points: z.int() }),
  z.object({ type: z.literal('bonusCodeRedeemed'), code: answerText(200) }),
  z.object({ type: z.literal('passwordChanged') }),
  z.object({ type: z.literal('giftsOwned'), gifts: ownedGifts }),
  z.object({ type: z.literal('actorOnline'), actorId, online: flag }),
  z.object({ type: z.literal('actorState'), actorId, state: actorStateChange }),
  z.object({ type: z.literal('freeShowStart'), actorId }),
  z.object({ type: z.literal('freeShowStop'), actorId }),
  z.object({
    type: z.literal('chatStarted'),
    chatId,
    actorId,
    mode: chatMode,
    pricePerMinute: coins,
    stream,
  }),
  z.object({
    type: z.literal('chatTick'),
    chatId,
    seconds: seconds,
    charged: coins,
    balance: coins,
    voucherSeconds: seconds,
    secondsLeft: z.nullable(seconds),
  }),
  z.object({ type: z.literal('chatOnlookers'), chatId, onlookers: count }),
  z.object({ type: z.literal('chatEnd'), chatId, exitCode, bill: countedChat }),
  z.object({ type: z.literal('notification'), notification }),
  z.object({ type: z.literal('message'), channelId, message }),
  z.object({ type: z.literal('messageRead'), channelId, messageId }),
  z.object({ type: z.literal('typing'), channelId }),
  z.object({ type: z.literal('channelArchived'), channelId }),
])
