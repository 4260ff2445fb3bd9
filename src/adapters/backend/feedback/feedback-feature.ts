import { BackendFeedback } from './backend-feedback'
import { featureFeedback, surveyReplies } from './feedback-records'
import { backendFeature } from '@/adapters/backend/content/backend-feature'

/** What guests think of the product. */
export const feedbackFeature = backendFeature({
  collections: [surveyReplies, featureFeedback],
  catalog: [],
  counters: [],
  ports: { feedback: (platform, caller) => new BackendFeedback(platform, caller) },
})
