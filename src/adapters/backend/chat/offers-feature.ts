import { BackendOffersGateway } from './backend-offers-gateway'
import { freeChatUses } from './free-chat-records'
import { previews } from './preview-records'
import { backendFeature } from '@/adapters/backend/content/backend-feature'

/** What is on offer before a chat begins. */
export const offersFeature = backendFeature({
  collections: [previews, freeChatUses],
  catalog: [],
  counters: [],
  ports: { offers: (platform, caller) => new BackendOffersGateway(platform, caller) },
})
