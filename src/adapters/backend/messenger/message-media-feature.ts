import { BackendMessageMediaGateway } from './backend-message-media-gateway'
import { unlockedMedia } from './messenger-records'
import { backendFeature } from '@/adapters/backend/content/backend-feature'

/** Pictures and videos of messages. */
export const messageMediaFeature = backendFeature({
  collections: [unlockedMedia],
  catalog: [],
  counters: [],
  ports: { messageMedia: (platform, caller) => new BackendMessageMediaGateway(platform, caller) },
})
