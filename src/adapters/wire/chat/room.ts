import * as z from 'zod/mini'
import { chatId } from '@/adapters/wire/base/chat-id'
import { givenControl } from './control'
import { quote, roomLineId } from '@/adapters/wire/messenger/quote'
import { givenTip, inEachLanguage } from './tip'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { query, type QueryCall } from '@/adapters/wire/base/query-call'
import { answerText, moment, type Wire } from '@/adapters/wire/base/scalars'
import type { RoomLine } from '@/domain/chat/room-line'
import type { RoomRules } from '@/domain/chat/room-rules'
import type { ActorId, ChatId } from '@/domain/ids'

export const roomLine: Wire<RoomLine> = z.object({
  id: roomLineId,
  actorId,
  sender: z.enum(['guest', 'actor']),
  guestName: z.nullable(answerText(200)),
  text: answerText(5_000),
  at: moment,
  tip: z.nullable(givenTip),
  control: z.nullable(givenControl),
  quote: z.nullable(quote),
})

/** What others have written in the room of a running chat. */
export const roomLines: QueryCall<{ readonly chatId: ChatId }, readonly RoomLine[]> = query(
  'roomLines',
  z.object({ chatId }),
  z.array(roomLine),
)

/** The rules of an actor for guests who write in their room. */
export const roomRules: QueryCall<{ readonly actorId: ActorId }, RoomRules> = query(
  'roomRules',
  z.object({ actorId }),
  z.array(inEachLanguage),
)
