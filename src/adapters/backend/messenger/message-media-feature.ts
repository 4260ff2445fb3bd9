import { BackendMessageMediaGateway } from './backend-message-media-gateway'
import { messageContent } from './media-content'
import { unlockedMedia } from './messenger-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Pictures and videos of messages. */
export const messageMediaFeature = backendFeature({
  collections: [unlockedMedia],
  contentKinds: { message: messageContent },
  ports: { messageMedia: (platform, caller) => new BackendMessageMediaGateway(platform, caller) },
})
