import { BackendMessageMediaGateway } from './backend-message-media-gateway'
import { unlockedMedia } from './messenger-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Pictures and videos of messages. */
export const messageMediaFeature = backendFeature({
  collections: [unlockedMedia],
  ports: { messageMedia: (platform, caller) => new BackendMessageMediaGateway(platform, caller) },
})
