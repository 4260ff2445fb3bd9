import { fields, id, nullable, oneOf, text } from '@/adapters/stores/record-schema'
import type { Quote } from '@/domain/chat/quote'
import type { GuestId, MessageId, RoomLineId } from '@/domain/ids'

/** A quote as stored: `isOwn` depends on its reader. */
export interface StoredQuote extends Omit<Quote, 'isOwn'> {
  /** The guest of the quoted line. */
  readonly guestId: GuestId
}

export const storedQuoteCheck = fields<StoredQuote>({
  lineId: id<RoomLineId>(),
  sender: oneOf('guest', 'actor'),
  guestName: nullable(text),
  excerpt: text,
  guestId: id<GuestId>(),
  messageId: nullable(id<MessageId>()),
})
