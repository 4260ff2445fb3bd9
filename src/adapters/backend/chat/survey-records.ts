import { fields, id, list, number, schemaOf, text } from '@/adapters/stores/record-schema'
import type { Collection } from '@/adapters/stores/store'
import type { SurveyAnswer } from '@/domain/chat/exit-survey'
import type { ChatId, GuestId } from '@/domain/ids'

/** What a guest answered about a chat. */
export interface SurveyRecord {
  readonly chatId: ChatId
  readonly guestId: GuestId
  readonly answers: readonly SurveyAnswer[]
  readonly at: number
}

export const exitSurveys: Collection<SurveyRecord> = {
  name: 'exitSurveys',
  schema: schemaOf(
    fields<SurveyRecord>({
      chatId: id<ChatId>(),
      guestId: id<GuestId>(),
      answers: list(fields<SurveyAnswer>({ question: text, option: text })),
      at: number,
    }),
  ),
  key: ({ chatId }) => chatId,
  indexes: {},
}
