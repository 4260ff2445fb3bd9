import * as z from 'zod/mini'
import { chatId } from '@/adapters/wire/base/chat-id'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { mutation, type QueryCall } from '@/adapters/wire/base/query-call'
import { answerText, coins, int, text, type Wire, nullish } from '@/adapters/wire/base/scalars'
import type { VoiceCallAnswer, VoiceCallRequest } from '@/application/chat/chat-gateway'
import { agreedPriceOfQuery, idempotencyKey, useVoucher } from '@/adapters/wire/money/added-terms'

/** Whole numbers of a query have 32 bits. */
const MAX_AGREED = 2_147_483_647

const request: Wire<VoiceCallRequest> = z.object({
  accessToken: z.exactOptional(text(500, 1)),
  actorId,
  key: idempotencyKey(),
  useVoucher,
  stopAt: nullish(int(0, MAX_AGREED)),
  agreedPrice: agreedPriceOfQuery(MAX_AGREED),
})

export const voiceCallAnswer: Wire<VoiceCallAnswer> = z.object({
  resultCode: int(1000, 9999),
  server: z.nullable(answerText(4_000)),
  clientId: z.nullable(chatId),
  missing: coins,
})

/** CHA-030; the key makes it the same call however often it is sent. */
export const startAnonymousVoicecallChat: QueryCall<VoiceCallRequest, VoiceCallAnswer> = mutation(
  'startAnonymousVoicecallChat',
  request,
  voiceCallAnswer,
)
