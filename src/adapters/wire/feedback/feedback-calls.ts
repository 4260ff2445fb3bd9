import * as z from 'zod/mini'
import { mutation, type QueryCall } from '@/adapters/wire/base/query-call'
import { get, post } from '@/adapters/wire/base/rest-call'
import { answerText, flag, int, lines, listOf, nothing, text, type Wire } from '@/adapters/wire/base/scalars'
import { surveyAnswer, surveyQuestion } from '@/adapters/wire/chat/survey'
import type { SurveyReplyResult } from '@/application/feedback/feedback-gateway'
import {
  MAX_FEEDBACK,
  MAX_FEEDBACK_URL,
  type FeatureFeedback,
  type FeedbackSurvey,
  type SurveyReply,
} from '@/domain/feedback/feedback'

/** The survey has fewer questions. */
const MAX_ANSWERS = 20

const answers = listOf(surveyAnswer, MAX_ANSWERS)

/** OTH-014. */
export const surveyReply: Wire<SurveyReply> = z.object({ answers, text: lines(MAX_FEEDBACK) })

const givenReply = z.nullable(z.object({ answers: z.array(surveyAnswer), text: answerText(MAX_FEEDBACK) }))

/** OTH-013. */
export const feedbackSurvey: Wire<FeedbackSurvey> = z.object({ questions: z.array(surveyQuestion), reply: givenReply })

/** OTH-013. */
export const getFeedbackSurvey = get('getFeedbackSurvey', '/survey/feedbackdata', nothing, feedbackSurvey)

/** Ruling 9. */
export const getSurveyReply = get('getSurveyReply', '/survey/feedback', nothing, z.object({ reply: givenReply }))

const replyResult: Wire<SurveyReplyResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), reason: z.enum(['login-required', 'invalid']) }),
])

/** OTH-014; submitting it twice stores it once. */
export const submitSurveyReply = post('submitSurveyReply', '/survey/feedback', surveyReply, replyResult, {
  repeatable: true,
})

/** OTH-015, OTH-016. */
export const featureFeedback: QueryCall<FeatureFeedback, boolean> = mutation(
  'featureFeedback',
  z.object({
    featureId: text(100, 1),
    rating: int(1, 5),
    text: lines(MAX_FEEDBACK),
    url: text(MAX_FEEDBACK_URL, 1),
  }),
  flag,
)
