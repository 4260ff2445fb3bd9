import * as z from 'zod/mini'
import { answerText, flag, id, type Wire } from '@/adapters/wire/base/scalars'
import type { Quote } from '@/domain/chat/quote'
import type { MessageId, RoomLineId } from '@/domain/ids'

export const roomLineId = id<RoomLineId>(250)

/** The line that another one replies to. */
export const quote: Wire<Quote> = z.object({
  lineId: roomLineId,
  sender: z.enum(['guest', 'actor']),
  guestName: z.nullable(answerText(200)),
  excerpt: answerText(200),
  isOwn: flag,
  messageId: z.nullable(id<MessageId>(200)),
})
