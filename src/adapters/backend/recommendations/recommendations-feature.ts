import { BackendRecommendations } from './backend-recommendations'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Recommendations to a guest; the feature stores nothing of its own. */
export const recommendationsFeature = backendFeature({
  ports: { related: (platform, caller) => new BackendRecommendations(platform, caller) },
})
