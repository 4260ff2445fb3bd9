import { BackendChatGateway } from './backend-chat-gateway'
import { chats } from './chat-records'
import { chatEvents } from './chat-events'
import { chatRules } from './chat-rules'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Chats, which the scheduler counts. */
export const chatFeature = backendFeature({
  collections: [chats],
  ports: { chat: (platform, caller) => new BackendChatGateway(platform, caller) },
  events: chatEvents,
  rules: { chat: chatRules },
})
