import * as z from 'zod/mini'
import { chatMode } from './chat'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { mutation, query, type QueryCall } from '@/adapters/wire/base/query-call'
import { answerText, coins, count, flag, nothing, seconds, text, type Wire } from '@/adapters/wire/base/scalars'
import type { PreviewRequest, PreviewState } from '@/application/chat/offers-gateway'
import type { FreeChatDuration } from '@/domain/chat/free-chat-time'
import type { ChatButtonPrices, ChatButtons, ModeOffer } from '@/domain/chat/chat-buttons'

const price = z.nullable(coins)

export const modeOffer: Wire<ModeOffer> = z.object({
  mode: chatMode,
  pricePerMinute: coins,
  seconds: z.nullable(seconds),
})

/** CHA-033. */
export const chatButtonPrices: Wire<ChatButtonPrices> = z.object({
  freeMessages: count,
  message: coins,
  single: price,
  singlec2c: price,
  video: price,
  voyeur: price,
  voucherChatMinutes: count,
})

/** CHA-032. */
export const chatButtonConfig: Wire<ChatButtons> = z.object({
  actorId,
  buttonText: answerText(200, 1),
  buttonSubline: answerText(400),
  isActorOnline: flag,
  voucherChatMinutes: count,
  freeChat: flag,
  isBannedCountryCode: flag,
  isVoyeurChatAvailable: flag,
  isVoyeurMode: flag,
  guestHasTicket: flag,
  multiChatPrice: price,
  singleC2CChatPrice: price,
  prices: chatButtonPrices,
  isVoiceCallOffered: flag,
  modes: z.array(modeOffer),
})

/** CHA-032, CHA-033. */
export const chatButtons: QueryCall<{ readonly actorIdOrName: string }, ChatButtons | null> = query(
  'chatButtonConfig',
  z.object({ actorIdOrName: text(100, 1) }),
  z.nullable(chatButtonConfig),
)

export const previewState: Wire<PreviewState> = z.object({ secondsLeft: seconds })

/** CHA-035. */
export const initFreePreview: QueryCall<PreviewRequest, PreviewState> = mutation(
  'initFreePreview',
  z.object({ actorId, decline: flag }),
  previewState,
)

export const freeChatTime: Wire<FreeChatDuration> = z.object({ used: seconds, left: seconds })

/** CHA-034. */
export const freeChatDuration: QueryCall<object, FreeChatDuration | null> = query(
  'freeChatDuration',
  nothing,
  z.nullable(freeChatTime),
)
