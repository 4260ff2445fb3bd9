import { textLength, truncateText } from '@/domain/access/text'
import type { MessageId, RoomLineId } from '@/domain/ids'

/** The line of a room that another one replies to. The platform takes its words from the line, never from who replies. */
export interface Quote {
  readonly lineId: RoomLineId
  readonly sender: 'guest' | 'actor'
  /** As of the quoted line: who wrote it, or to whom the actor wrote it; `null`: it names no guest. */
  readonly guestName: string | null
  /** Its first words, at most `QUOTE_LENGTH` code points. */
  readonly excerpt: string
  /** Whether the guest who reads it wrote the quoted line. */
  readonly isOwn: boolean
  /** The message that it is in the conversation of the guest who reads it; `null`: a line of the conversation of another guest. */
  readonly messageId: MessageId | null
}

/** How much of a line is quoted, code points: one line beside the picture. */
export const QUOTE_LENGTH = 80

/** The first words of a line; what is left out is shown by an ellipsis, and a word is cut only where it is longer than the quote. */
export function excerptOf(text: string): string {
  const words = text.replaceAll(/\s+/gu, ' ').trim()
  if (textLength(words) <= QUOTE_LENGTH) return words
  const cut = truncateText(words, QUOTE_LENGTH - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : cut).trimEnd()}…`
}
