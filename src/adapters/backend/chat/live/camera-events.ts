import type { ChatRecord } from '@/adapters/backend/chat/base/chat-records'
import { eventType } from '@/adapters/backend/kernel/domain-events'
import type { CameraSign } from '@/domain/chat/camera-sign'
import type { Language } from '@/domain/navigation/language'

/** The changed camera sign of a guest in a video call with a simulated actor. */
export interface GuestOnCamera {
  readonly chat: Pick<ChatRecord, 'id' | 'guestId' | 'actorId'>
  readonly sign: CameraSign
  /** The sign before it; `null`: none was reported yet. */
  readonly before: CameraSign | null
  /** The guest's language at that moment. */
  readonly language: Language
}

export const guestOnCamera = eventType<GuestOnCamera>('guestOnCamera')
