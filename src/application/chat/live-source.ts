import type { ActorId, ChatId } from '@/domain/ids'

/** The part of the actors' live pictures that the rules of chats depend on. */
export interface LiveSource {
  /**
   * Whether the actor is sending a picture now. Throws if that cannot be determined: such a chat
   * must not begin, since the guest would pay for a picture that may not be there.
   */
  isSending(actorId: ActorId): Promise<boolean>
  /**
   * Returns the address at which the guest of a chat watches (WHEP). It cannot be guessed, and
   * stops working when the chat ends.
   */
  addressOf(chatId: ChatId): string
  /**
   * Returns the playlist of the same picture (HLS), for guests whose network blocks such
   * connections; `null` if this platform makes none. It gives the same guarantees as the address.
   */
  playlistOf(chatId: ChatId): string | null
}
