import type { ChatRecord } from '@/adapters/backend/chat/base/chat-records'
import { roomLines, type RoomLineRecord } from './room-line-records'
import type { StoredQuote } from './stored-quote'
import type { Reader } from '@/adapters/stores/store'
import { excerptOf, type Quote } from '@/domain/chat/quote'
import { mayRead } from '@/domain/chat/room-line'
import type { GuestId, RoomLineId } from '@/domain/ids'

/**
 * Returns the stored quote of a line that a guest replies to in a chat; `null` if the line is gone,
 * or this guest cannot read it in this room: the reply is then sent without it. The words are those
 * of the line: a guest cannot invent a quote.
 */
export async function quoteIn(
  reader: Reader,
  chat: Pick<ChatRecord, 'actorId' | 'mode' | 'guestId'>,
  lineId: RoomLineId | undefined,
): Promise<StoredQuote | null> {
  const line = lineId === undefined ? undefined : await reader.get(roomLines, lineId)
  if (line === undefined || line.text === '' || line.actorId !== chat.actorId) return null
  if (line.guestId === chat.guestId || !mayRead(line.mode, chat.mode)) return null
  return storedQuote(line)
}

const storedQuote = ({ id, sender, guestName, text, guestId, messageId }: RoomLineRecord): StoredQuote => ({
  lineId: id,
  sender,
  guestName,
  excerpt: excerptOf(text),
  guestId,
  messageId,
})

/** Returns a quote for one guest: only the quoted guest learns which message of theirs it is. */
export function quoteFor(stored: StoredQuote | null, reader: GuestId): Quote | null {
  if (stored === null) return null
  const { guestId, messageId, ...quote } = stored
  const isTheirs = guestId === reader
  return { ...quote, isOwn: isTheirs && quote.sender === 'guest', messageId: isTheirs ? messageId : null }
}
