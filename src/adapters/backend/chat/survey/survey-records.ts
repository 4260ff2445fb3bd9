import { fields, id, list, number, oneOf, optional, schemaOf, text } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection } from '@/adapters/stores/store'
import { CHAT_RATINGS, type ChatRating } from '@/domain/chat/chat-rating'
import type { SurveyAnswer } from '@/domain/chat/exit-survey'
import type { ChatId, GuestId } from '@/domain/ids'

/** A guest's answers about a chat. */
export interface SurveyRecord {
  readonly chatId: ChatId
  readonly guestId: GuestId
  readonly answers: readonly SurveyAnswer[]
  /** Time of the first answer, epoch ms. */
  readonly at: number
  /** The rating counted for the actor; missing: the chat was too short, free, or not rated. */
  readonly rating?: ChatRating
}

export const exitSurveys: Collection<SurveyRecord> = {
  name: 'exitSurveys',
  schema: schemaOf(
    fields<SurveyRecord>({
      chatId: id<ChatId>(),
      guestId: id<GuestId>(),
      answers: list(fields<SurveyAnswer>({ question: text, option: text })),
      at: number,
      rating: optional(oneOf(...CHAT_RATINGS)),
    }),
  ),
  key: ({ chatId }) => chatId,
  ofGuest: belongsToGuest('ofGuest'),
  indexes: { ofGuest: ({ guestId, chatId }) => [[guestId, chatId]] },
}
