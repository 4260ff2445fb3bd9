import type { RoomLine } from '@/domain/chat/room-line'
import type { RoomRules } from '@/domain/chat/room-rules'
import type { ActorId, ChatId } from '@/domain/ids'

/**
 * The part of a room that a guest shares with the others in it. New lines arrive as the live update
 * `roomLine`. Throws `BackendError`.
 */
export interface RoomGateway {
  /**
   * Returns the recent lines of others, oldest first, as far as the guest's chat lets them read
   * these. The guest's own lines are in their conversation with the actor instead. Empty for a chat
   * that has ended. Throws `not-found` for the chat of another guest.
   */
  lines(chatId: ChatId): Promise<readonly RoomLine[]>

  /**
   * Returns an actor's rules for guests who write in their room; empty: none. Available before a
   * chat begins, so that the guest sees them before the first line. Throws `not-found` if there is
   * no such actor.
   */
  rules(actorId: ActorId): Promise<RoomRules>
}

export const RoomGateway = Symbol.for('RoomGateway')
