import { BackendFeedback } from './backend-feedback'
import { featureFeedback, surveyReplies } from './feedback-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** What guests think of the product. */
export const feedbackFeature = backendFeature({
  collections: [surveyReplies, featureFeedback],
  ports: { feedback: (platform, caller) => new BackendFeedback(platform, caller) },
})
