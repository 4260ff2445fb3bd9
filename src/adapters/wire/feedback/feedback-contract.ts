import {
  featureFeedback,
  feedbackSurvey,
  getFeedbackSurvey,
  getSurveyReply,
  submitSurveyReply,
  surveyReply,
} from './feedback-calls'
import { feedbackPort } from './feedback-port'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'

/** What guests think of the product. */
export const feedbackContract: FeatureContract = {
  feature: 'feedback',
  about: 'What guests think of the product.',
  ports: { feedback: feedbackPort },
  schemas: [
    {
      name: 'SurveyReply',
      schema: surveyReply,
      about: 'What a guest answers about the product: at least one option, one for a question at most.',
      fields: { text: 'In their own words; may be empty.' },
    },
    {
      name: 'FeedbackSurvey',
      schema: feedbackSurvey,
      about: 'The questions in the language of the guest.',
      fields: { reply: 'What they answered before; null: nothing.' },
    },
  ],
  operations: [
    { operation: getFeedbackSurvey, about: 'The survey about the product.' },
    { operation: getSurveyReply, about: 'What the guest answered before; null: nothing.' },
    {
      operation: submitSurveyReply,
      about: 'Stores the answers of a guest with an account.',
      rules: 'Sent again, they replace the former ones. invalid: an option that no question offers.',
    },
    {
      operation: featureFeedback,
      about: 'Stores what a guest thinks of one part of the product; whether it was stored.',
      rules:
        'Only true counts as sent. false without an account, about a part that does not exist, or with a url that is no path. Sent again, it replaces the former one. The part is in featureFeedback of the guest from then on.',
      fields: {
        featureId: 'library or clash.',
        rating: 'From 1, not at all, to 5, very much.',
        url: 'Path of the page on which it was written.',
      },
    },
  ],
}
