import type { RefusedCall } from '@/domain/chat/voice-call'
import type { ChatRefusal } from './chat-gateway'

/** The refusal of a guest's entry; `missing` is in coins. */
export interface RefusedEntry {
  readonly reason: ChatRefusal
  readonly missing: number
  /** The code that answered a voice call, and the actor it was for (CHA-031). */
  readonly call?: RefusedCall
}
