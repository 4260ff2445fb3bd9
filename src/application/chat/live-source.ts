import type { ActorId, ChatId } from '@/domain/ids'

/** The live pictures of actors, as far as the rules of chats need to know them. */
export interface LiveSource {
  /**
   * Whether the actor sends a picture at this moment. Throws where that cannot be found out: such a chat must not begin, since a
   * guest would pay for a picture that may not be there.
   */
  isSending(actorId: ActorId): Promise<boolean>
  /** The address at which the guest of a chat watches (WHEP). Nobody can guess it, and it opens nothing once the chat is over. */
  addressOf(chatId: ChatId): string
  /**
   * The playlist of the same picture (HLS) for guests whose network lets no such connection through; `null` where this platform makes none.
   * The guarantees of the address are its own as well.
   */
  playlistOf(chatId: ChatId): string | null
}
