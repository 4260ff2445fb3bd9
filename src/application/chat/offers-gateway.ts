import type { ChatButtons } from '@/domain/chat/chat-buttons'

/** What the platform offers a guest with an actor, before a chat begins. Throws `BackendError`. */
export interface OffersGateway {
  /**
   * What the chat buttons of an actor are made of, as `ChatGateway.start` decides at this moment; `null`: no such actor. By id or by name
   * in any case, so that a page reads it beside the profile (CHA-032, CHA-033).
   */
  buttons(actorIdOrName: string): Promise<ChatButtons | null>
}

export const OffersGateway = Symbol.for('OffersGateway')
