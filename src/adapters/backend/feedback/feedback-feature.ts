import { BackendFeedback } from './backend-feedback'
import { featureFeedback, surveyReplies } from './feedback-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** The feedback of guests about the product. */
export const feedbackFeature = backendFeature({
  collections: [surveyReplies, featureFeedback],
  ports: { feedback: (platform, caller) => new BackendFeedback(platform, caller) },
})
