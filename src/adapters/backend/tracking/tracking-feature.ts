import { analyticsConsents } from './analytics-consents'
import { BackendLogger, BackendTracker, tracks } from './backend-tracking'
import { forgetTracks } from './forget-tracks'
import { analyticsOutbox } from './outbox'
import { trackingRules } from './tracking-rules'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** The reports of pages, and the events sent to analytics. */
export const trackingFeature = backendFeature({
  collections: [tracks, analyticsOutbox, analyticsConsents],
  ports: {
    tracker: (platform, caller) => new BackendTracker(platform, caller),
    logger: (platform, caller) => new BackendLogger(platform, caller),
  },
  steps: { forgetTracks },
  rules: { tracking: trackingRules },
})
