import { BackendIncentiveGateway } from './backend-incentive-gateway'
import { guestIncentives } from './guest-incentives'
import { incentives, teasers } from './incentive-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Incentives and teasers. */
export const incentivesFeature = backendFeature({
  collections: [incentives, teasers, guestIncentives],
  catalog: [incentives, teasers],
  ports: { incentives: (platform, caller) => new BackendIncentiveGateway(platform, caller) },
})
