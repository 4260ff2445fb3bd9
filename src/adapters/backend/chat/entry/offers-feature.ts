import { BackendOffersGateway } from './backend-offers-gateway'
import { conversionChats } from '@/adapters/backend/chat/free/conversion-records'
import { freeChatUses } from '@/adapters/backend/chat/free/free-chat-records'
import { previews } from '@/adapters/backend/chat/free/preview-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** The offers before a chat begins. */
export const offersFeature = backendFeature({
  collections: [previews, freeChatUses, conversionChats],
  ports: { offers: (platform, caller) => new BackendOffersGateway(platform, caller) },
})
