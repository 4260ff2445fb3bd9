import { chats } from '@/adapters/backend/chat/base/chat-records'
import { RATING_QUESTION, surveyQuestions } from './survey-questions'
import { exitSurveys } from './survey-records'
import { countRating } from '@/adapters/backend/actors/count-rating'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { SurveyGateway, SurveyResult } from '@/application/chat/survey-gateway'
import { CHAT_RATINGS, isRated, type ChatRating } from '@/domain/chat/chat-rating'
import { areAnswers, type ExitSurvey, type SurveyAnswer, type SurveyQuestion } from '@/domain/chat/exit-survey'

/** Returns the rating of the chat; `null`: the guest did not answer that question. */
const ratingIn = (answers: readonly SurveyAnswer[]): ChatRating | null => {
  const chosen = answers.find(({ question }) => question === RATING_QUESTION)?.option
  return CHAT_RATINGS.find((rating) => rating === chosen) ?? null
}

/** The survey on leaving a chat. */
export class BackendSurveyGateway implements SurveyGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async questions(): Promise<readonly SurveyQuestion[]> {
    await requireSession(this.platform.store, this.caller)
    return surveyQuestions(this.caller.language())
  }

  submit({ chatId, answers }: ExitSurvey): Promise<SurveyResult> {
    return this.platform.store.transaction(async (tx): Promise<SurveyResult> => {
      const { guest } = await requireSession(tx, this.caller)
      const chat = await tx.get(chats, chatId)
      if (chat?.guestId !== guest.id || chat.bill === null) return { ok: false, reason: 'not-found' }
      if (!areAnswers(surveyQuestions(this.caller.language()), answers)) return { ok: false, reason: 'invalid' }
      const former = await tx.get(exitSurveys, chatId)
      // An answer that is changed later counts from the day of the first one.
      const at = former?.at ?? this.platform.clock.now()
      const rating = isRated(chat.bill) ? ratingIn(answers) : null
      await countRating(this.platform, tx, { actorId: chat.actorId, at, before: former?.rating ?? null, after: rating })
      const counted = rating === null ? {} : { rating }
      await tx.put(exitSurveys, { chatId, guestId: guest.id, answers, at, ...counted })
      return { ok: true }
    })
  }
}
