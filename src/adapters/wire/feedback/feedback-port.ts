import { featureFeedback, getFeedbackSurvey, getSurveyReply, submitSurveyReply } from './feedback-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { FeedbackGateway } from '@/application/feedback/feedback-gateway'

const bound = bindingOf<FeedbackGateway>()

/** What guests think of the product, on the wire. */
export const feedbackPort: PortBinding<FeedbackGateway> = {
  survey: bound('survey', getFeedbackSurvey),
  reply: bound('reply', getSurveyReply, { answer: 'reply' }),
  submit: bound('submit', submitSurveyReply),
  about: bound('about', featureFeedback),
}
