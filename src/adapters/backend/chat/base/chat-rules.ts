import { featureRules } from '@/adapters/backend/kernel/rules'
import type { LiveSource } from '@/application/chat/live-source'

/** What an operator may set about chats. */
export interface ChatRules {
  /** Live preview limits in seconds (CHA-017, CHA-018). */
  readonly previewSeconds: { readonly ordinary: number; readonly vip: number }
  /** How often at most a running chat is counted and stored, ms. One for several servers has fewer transactions to spare than one in memory. */
  readonly countEvery: number
  /** How many minutes a day a guest with an account may be in free chats, in all rooms together (CHA-034). */
  readonly freeChatMinutesPerDay: number
  /** Where live pictures come from; `null`: there is no media server, and every picture is drawn by the client. */
  readonly live: LiveSource | null
}

export const chatRules = featureRules<ChatRules>('chat', {
  previewSeconds: { ordinary: 5, vip: 20 },
  countEvery: 1_000,
  freeChatMinutesPerDay: 60,
  live: null,
})
