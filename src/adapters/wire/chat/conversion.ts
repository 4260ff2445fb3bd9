import * as z from 'zod/mini'
import { actorSummary } from '@/adapters/wire/actors/actor'
import { query, type QueryCall } from '@/adapters/wire/base/query-call'
import { post } from '@/adapters/wire/base/rest-call'
import { flag, int, moment, nothing, whole, type Wire } from '@/adapters/wire/base/scalars'
import type { ActorSummary } from '@/domain/actors/actor'
import { CONVERSION_CHAT_ACTORS, type ConversionChat } from '@/domain/chat/conversion-chat'

export const conversionChat: Wire<ConversionChat> = z.object({
  candidateEnd: z.nullable(moment),
  end: z.nullable(moment),
  isOn: flag,
  minutesLeft: whole,
  now: moment,
})

/** CHA-012, CHA-013. */
export const conversionChatState: QueryCall<object, ConversionChat> = query('conversionChat', nothing, conversionChat)

/** CHA-014: it sets an absolute state. */
export const switchConversionChat = post(
  'switchConversionChat',
  '/guest/conversionChat',
  z.object({ action: z.enum(['enable', 'disable']) }),
  z.object({ state: conversionChat }),
  { repeatable: true },
)

/** CHA-016. */
export const conversionChatActors: QueryCall<{ readonly first?: number }, readonly ActorSummary[]> = query(
  'conversionChatActors',
  z.object({ first: z.exactOptional(int(1, CONVERSION_CHAT_ACTORS)) }),
  z.array(actorSummary),
)
