import { BackendSubscriptionGateway } from './backend-subscription-gateway'
import { cancellationOffers } from './cancellation-offer-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Subscriptions as their guest sees and cancels them. */
export const subscriptionsFeature = backendFeature({
  collections: [cancellationOffers],
  ports: { subscriptions: (platform, caller) => new BackendSubscriptionGateway(platform, caller) },
})
