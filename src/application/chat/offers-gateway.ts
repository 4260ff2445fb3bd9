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

/** Whole seconds left; 0: the preview is not offered any more today. */
export interface PreviewState {
  readonly secondsLeft: number
}

/** A switch of the guest's conversion chat (CHA-014). */
export type ConversionAction = 'enable' | 'disable'

/** The platform's offers to a guest before a chat with an actor begins. Throws `BackendError`. */
export interface OffersGateway {
  /**
   * Returns the data of an actor's chat buttons, as `ChatGateway.start` decides now; `null`: no
   * such actor. Takes an id, or a name in any case, so that a page can read it alongside the
   * profile (CHA-032, CHA-033).
   */
  buttons(actorIdOrName: string): Promise<ChatButtons | null>
  /**
   * Returns how long the guest has been in free chats today and how long they still may be; `null`
   * without an account, so pages request it only for guests who are logged in (CHA-034).
   */
  freeChatDuration(): Promise<FreeChatDuration | null>
  /**
   * Returns how much of an actor's preview is left for the guest, across all their pages. `decline`
   * uses it up until it is renewed after a day (CHA-035). Throws `not-found` if there is no such
   * actor.
   */
  preview(request: PreviewRequest): Promise<PreviewState>
  /**
   * Returns the state of the guest's offer for those who have not bought yet (CHA-012, CHA-013).
   * Without an account there is none.
   */
  conversion(): Promise<ConversionChat>
  /**
   * Switches the conversion chat on or off and returns its new state (CHA-014). The first `enable`
   * starts the time; a later one continues with what is left. An offer the guest does not have
   * stays off, which is not an error.
   */
  switchConversion(action: ConversionAction): Promise<ConversionChat>
  /**
   * Lists the actors the conversion chat can be used with, live ones first; before it has begun,
   * those it would be for. `first`: maximum number, 30 by default (CHA-016).
   */
  conversionActors(first?: number): Promise<readonly ActorSummary[]>
}

export const OffersGateway = Symbol.for('OffersGateway')
