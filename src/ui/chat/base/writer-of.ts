import type { RoomLine } from '@/domain/chat/room-line'
import type { Texts } from '@/ui/texts/texts'

/** Names the author of a line, and whom an actor addresses. */
export const writerOf = (
  { sender, guestName }: Pick<RoomLine, 'sender' | 'guestName'>,
  actorName: string,
  texts: Pick<Texts, 't'>,
): string => {
  const guest = guestName ?? texts.t('chat.room.guest')
  // To all in the room, or to a guest without a name.
  if (sender === 'actor' && guestName === null) return actorName
  return sender === 'guest' ? guest : texts.t('chat.room.to', { name: actorName, guest })
}
