import type { RefusedCall } from '@/domain/chat/voice-call'
import type { ChatRefusal } from './chat-gateway'

/** Why a guest was not let in; `missing` is coins. */
export interface RefusedEntry {
  readonly reason: ChatRefusal
  readonly missing: number
  /** The code that a voice call was answered with, and whom it was for (CHA-031). */
  readonly call?: RefusedCall
}
