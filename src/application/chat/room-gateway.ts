import type { RoomLine } from '@/domain/chat/room-line'
import type { RoomRules } from '@/domain/chat/room-rules'
import type { ActorId, ChatId } from '@/domain/ids'

/** What a guest shares with the others in a room. New lines arrive as live updates `roomLine`. Throws `BackendError`. */
export interface RoomGateway {
  /**
   * What others have written lately, the oldest first, as far as the guest's chat lets them read it; never their own words, which are in
   * their conversation with the actor. None of a chat that has ended. Throws `not-found` for the chat of another guest.
   */
  lines(chatId: ChatId): Promise<readonly RoomLine[]>

  /**
   * The rules of an actor for guests who write in their room; empty: none. Known before a chat begins, so that they are there before the
   * first line. Throws `not-found` where there is no such actor.
   */
  rules(actorId: ActorId): Promise<RoomRules>
}

export const RoomGateway = Symbol.for('RoomGateway')
