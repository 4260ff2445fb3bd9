import type { ActorSummary } from '@/domain/actors/actor'
import type { ConversionChat } from '@/domain/chat/conversion-chat'
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

/** What a guest does with their conversion chat (CHA-014). */
export type ConversionAction = 'enable' | 'disable'

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
  /** Where the guest is with the offer to those who have not bought yet (CHA-012, CHA-013). Without an account there is none. */
  conversion(): Promise<ConversionChat>
  /**
   * Switches it on or off and answers where the guest is then (CHA-014). The first `enable` starts the time; off and on again goes on with
   * what is left of it. What is not offered to the guest stays off, which is no error.
   */
  switchConversion(action: ConversionAction): Promise<ConversionChat>
  /** Those it can be used with, who is live first; before it was begun, those it would be for. `first`: at most so many, 30 (CHA-016). */
  conversionActors(first?: number): Promise<readonly ActorSummary[]>
}

export const OffersGateway = Symbol.for('OffersGateway')
