import { featureRules } from '@/adapters/backend/kernel/rules'

/** What an operator may set about chats. */
export interface ChatRules {
  /** Live preview limits in seconds (CHA-017, CHA-018). */
  readonly previewSeconds: { readonly ordinary: number; readonly vip: number }
}

export const chatRules = featureRules<ChatRules>('chat', { previewSeconds: { ordinary: 5, vip: 20 } })
