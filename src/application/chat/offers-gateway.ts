import type { FreeChatDuration } from '@/domain/chat/free-chat-time'
import type { ActorId } from '@/domain/ids'
import type { ChatButtons } from '@/domain/chat/chat-buttons'

/** A preview that is about to begin, or that the guest declines. */
export interface PreviewRequest {
  readonly actorId: ActorId
  readonly decline: boolean
}

/** Whole seconds that are left; 0: the preview is not offered any more today. */
export interface PreviewState {
  readonly secondsLeft: number
}

/** What the platform offers a guest with an actor, before a chat begins. Throws `BackendError`. */
export interface OffersGateway {
  /**
   * What the chat buttons of an actor are made of, as `ChatGateway.start` decides at this moment; `null`: no such actor. By id or by name
   * in any case, so that a page reads it beside the profile (CHA-032, CHA-033).
   */
  buttons(actorIdOrName: string): Promise<ChatButtons | null>
  /**
   * How long the guest has been in free chats today, and may be still; `null` without an account, which is why pages request it only for
   * guests who are logged in (CHA-034).
   */
  freeChatDuration(): Promise<FreeChatDuration | null>
  /**
   * How much of the preview of an actor is left for the guest, on all their pages together; with `decline` nothing is, until the preview
   * is whole again after a day (CHA-035). Throws `not-found` where there is no such actor.
   */
  preview(request: PreviewRequest): Promise<PreviewState>
}

export const OffersGateway = Symbol.for('OffersGateway')
