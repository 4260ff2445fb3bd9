import { BackendMessengerGateway } from './backend-messenger-gateway'
import { channels, messages } from './messenger-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Messages between guests and actors. */
export const messengerFeature = backendFeature({
  collections: [channels, messages],
  ports: { messenger: (platform, caller) => new BackendMessengerGateway(platform, caller) },
})
