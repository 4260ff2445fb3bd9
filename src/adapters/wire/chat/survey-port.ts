import { getExitSurvey, submitExitSurvey } from './survey'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { SurveyGateway } from '@/application/chat/survey-gateway'

const bound = bindingOf<SurveyGateway>()

/** The survey on leaving a chat on the wire. */
export const surveyPort: PortBinding<SurveyGateway> = {
  questions: bound('questions', getExitSurvey, { answer: 'questions' }),
  submit: bound('submit', submitExitSurvey),
}
