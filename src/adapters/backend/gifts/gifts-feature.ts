import { BackendGiftGateway } from './backend-gift-gateway'
import { giftBags, gifts } from './gift-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** The gift catalog, and what guests have in stock. */
export const giftsFeature = backendFeature({
  collections: [gifts, giftBags],
  catalog: [gifts],
  ports: { gifts: (platform, caller) => new BackendGiftGateway(platform, caller) },
})
