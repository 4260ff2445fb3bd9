import { BackendOffersGateway } from './backend-offers-gateway'
import { conversionChats } from './conversion-records'
import { freeChatUses } from './free-chat-records'
import { previews } from './preview-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** What is on offer before a chat begins. */
export const offersFeature = backendFeature({
  collections: [previews, freeChatUses, conversionChats],
  ports: { offers: (platform, caller) => new BackendOffersGateway(platform, caller) },
})
