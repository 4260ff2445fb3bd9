import { BackendChatGateway } from './backend-chat-gateway'
import { chats } from '@/adapters/backend/chat/base/chat-records'
import { chatEvents } from '@/adapters/backend/chat/room/chat-events'
import { chatRules } from '@/adapters/backend/chat/base/chat-rules'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Chats, which the scheduler counts. */
export const chatFeature = backendFeature({
  collections: [chats],
  ports: { chat: (platform, caller) => new BackendChatGateway(platform, caller) },
  events: chatEvents,
  rules: { chat: chatRules },
})
