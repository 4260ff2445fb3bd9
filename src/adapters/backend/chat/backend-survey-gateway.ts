import { chats } from './chat-records'
import { surveyQuestions } from './survey-questions'
import { exitSurveys } from './survey-records'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { SurveyGateway, SurveyResult } from '@/application/chat/survey-gateway'
import { areAnswers, type ExitSurvey, type SurveyQuestion } from '@/domain/chat/exit-survey'

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
      await tx.put(exitSurveys, { chatId, guestId: guest.id, answers, at: this.platform.clock.now() })
      return { ok: true }
    })
  }
}
