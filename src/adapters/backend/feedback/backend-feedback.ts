import { feedbackQuestions } from './feedback-questions'
import { featureFeedback, surveyReplies } from './feedback-records'
import { guests } from '@/adapters/backend/access/guest-records'
import { isLoggedIn, requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { FeedbackGateway, SurveyReplyResult } from '@/application/feedback/feedback-gateway'
import { textLength } from '@/domain/access/text'
import { areAnswers } from '@/domain/chat/exit-survey'
import {
  isFeatureFeedback,
  MAX_FEEDBACK,
  type FeatureFeedback,
  type FeedbackSurvey,
  type SurveyReply,
} from '@/domain/feedback/feedback'

/**
 * Stores the feedback of guests about the product. Accepts it only from guests with an account,
 * because sessions without one cost nothing.
 */
export class BackendFeedback implements FeedbackGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async survey(): Promise<FeedbackSurvey> {
    return { questions: feedbackQuestions(this.caller.language()), reply: await this.reply() }
  }

  async reply(): Promise<SurveyReply | null> {
    const { guest } = await requireSession(this.platform.store, this.caller)
    const found = await this.platform.store.get(surveyReplies, guest.id)
    return found === undefined ? null : { answers: found.answers, text: found.text }
  }

  submit({ answers, text }: SurveyReply): Promise<SurveyReplyResult> {
    return this.platform.store.transaction<SurveyReplyResult>(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      if (!isLoggedIn(guest)) return { ok: false, reason: 'login-required' }
      if (!areAnswers(feedbackQuestions(this.caller.language()), answers) || textLength(text) > MAX_FEEDBACK)
        return { ok: false, reason: 'invalid' }
      await tx.put(surveyReplies, { guestId: guest.id, answers, text, at: this.platform.clock.now() })
      return { ok: true }
    })
  }

  about(feedback: FeatureFeedback): Promise<boolean> {
    return this.platform.store.transaction(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      if (!isLoggedIn(guest) || !isFeatureFeedback(feedback)) return false
      const { featureId, rating, text, url } = feedback
      const at = this.platform.clock.now()
      await tx.put(featureFeedback, { guestId: guest.id, featureId, rating, text, url, at })
      if (!guest.featureFeedback.includes(featureId))
        await tx.put(guests, { ...guest, featureFeedback: [...guest.featureFeedback, featureId] })
      return true
    })
  }
}
