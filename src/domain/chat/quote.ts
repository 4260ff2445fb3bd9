import { textLength, truncateText } from '@/domain/access/text'
import type { MessageId, RoomLineId } from '@/domain/ids'

/**
 * The quoted line of a reply. The platform takes its words from the line itself, never from the
 * replying guest.
 */
export interface Quote {
  readonly lineId: RoomLineId
  readonly sender: 'guest' | 'actor'
  /**
   * The guest of the quoted line: its author, or the one the actor wrote to; `null` when it names
   * no guest.
   */
  readonly guestName: string | null
  /** Its first words, at most `QUOTE_LENGTH` code points. */
  readonly excerpt: string
  /** Whether the reading guest wrote the quoted line. */
  readonly isOwn: boolean
  /**
   * The corresponding message in the reading guest's conversation; `null` when the line belongs to
   * another guest's.
   */
  readonly messageId: MessageId | null
}

/** Maximum length of a quote in code points: one line beside the picture. */
export const QUOTE_LENGTH = 80

/**
 * Returns the first words of a line; an ellipsis marks the omission, and a word is split only when
 * it is longer than the quote.
 */
export function excerptOf(text: string): string {
  const words = text.replaceAll(/\s+/gu, ' ').trim()
  if (textLength(words) <= QUOTE_LENGTH) return words
  const cut = truncateText(words, QUOTE_LENGTH - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : cut).trimEnd()}…`
}
