import * as z from 'zod/mini'
import { chatId } from '@/adapters/wire/base/chat-id'
import { get, post } from '@/adapters/wire/base/rest-call'
import { answerText, id, listOf, nothing, type Wire } from '@/adapters/wire/base/scalars'
import type { SurveyResult } from '@/application/chat/survey-gateway'
import type { ExitSurvey, SurveyAnswer, SurveyQuestion } from '@/domain/chat/exit-survey'

/** The survey has fewer questions. */
const MAX_ANSWERS = 20

export const surveyQuestion: Wire<SurveyQuestion> = z.object({
  id: id(),
  text: answerText(500, 1),
  options: z.array(z.object({ id: id(), text: answerText(200, 1) })),
})

export const surveyAnswer: Wire<SurveyAnswer> = z.object({ question: id(), option: id() })

const result: Wire<SurveyResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), reason: z.enum(['not-found', 'invalid']) }),
])

/** CHA-037. */
export const getExitSurvey = get(
  'getExitSurvey',
  '/survey/chatexit',
  nothing,
  z.object({ questions: z.array(surveyQuestion) }),
)

const exitSurvey: Wire<ExitSurvey> = z.object({ chatId, answers: listOf(surveyAnswer, MAX_ANSWERS) })

/** CHA-037; submitting it twice stores it once. */
export const submitExitSurvey = post('submitExitSurvey', '/survey/chatexit', exitSurvey, result, { repeatable: true })
