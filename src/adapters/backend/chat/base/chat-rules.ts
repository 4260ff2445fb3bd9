import { featureRules } from '@/adapters/backend/kernel/rules'
import type { LiveSource } from '@/application/chat/live-source'

/** Chat settings of the operator. */
export interface ChatRules {
  /** Live preview limits in seconds (CHA-017, CHA-018). */
  readonly previewSeconds: { readonly ordinary: number; readonly vip: number }
  /**
   * Shortest interval at which a running chat is counted and stored, ms. It is longer with several
   * servers, as they can afford fewer transactions than one in memory.
   */
  readonly countEvery: number
  /** Minutes of free chat per day for a guest with an account, in all rooms together (CHA-034). */
  readonly freeChatMinutesPerDay: number
  /** Source of live pictures; `null`: without a media server the client draws every picture. */
  readonly live: LiveSource | null
}

export const chatRules = featureRules<ChatRules>('chat', {
  previewSeconds: { ordinary: 5, vip: 20 },
  countEvery: 1_000,
  freeChatMinutesPerDay: 60,
  live: null,
})
