import { memo } from 'react'
import type { Quote } from '@/domain/chat/quote'
import type { RoomLine } from '@/domain/chat/room-line'
import type { Texts } from '@/ui/texts/texts'
import { controlName } from '@/ui/chat/controls/control-panel'
import { QuotedLine } from './quoted-line'
import { RoomLineMenu } from './room-line-menu'
import css from './room-line-row.module.css'
import { writerOf } from '@/ui/chat/base/writer-of'

interface Props {
  readonly line: RoomLine
  readonly actorName: string
  readonly texts: Texts
  readonly onMute: (guestName: string) => void
  /** `null`: the guest only watches. */
  readonly onReply: ((line: RoomLine) => void) | null
  /** Whether the guest hides the author of the quoted line. */
  readonly hidesQuote: boolean
  readonly onGo: (quote: Quote) => void
}

/** Returns true for the guest's own gifts; their messages are in the conversation. */
const isOwn = ({ tip, control }: RoomLine): boolean => tip?.isOwn === true || control?.isOwn === true

/** Returns the content of a line after its author: its words or its gift. */
const wordsOf = ({ text, tip, control }: RoomLine, texts: Texts): string => {
  if (control !== null)
    return texts.t(control.isOwn ? 'chat.control.own' : 'chat.control.given', {
      count: control.price,
      what: controlName(control, texts),
      seconds: control.seconds,
    })
  if (tip === null) return text
  const given = { count: tip.price, what: tip.names[texts.language] }
  const line = texts.t(
    tip.isOwn ? (tip.isAnonymous ? 'chat.tips.ownAnonymous' : 'chat.tips.own') : 'chat.tips.given',
    given,
  )
  return text === '' ? line : texts.t('chat.tips.noted', { line, note: text })
}

/** Returns a whole line as one text, for screen readers. */
export const spokenLine = (line: RoomLine, actorName: string, texts: Texts): string =>
  line.tip === null && line.control === null
    ? `${writerOf(line, actorName, texts)}: ${line.text}`
    : `${isOwn(line) ? '' : writerOf(line, actorName, texts)} ${wordsOf(line, texts)}`.trim()

/** A line of another guest, or of the actor to one: smaller than the guest's own conversation. */
export const RoomLineRow = memo(function RoomLineRow({
  line,
  actorName,
  texts,
  onMute,
  onReply,
  hidesQuote,
  onGo,
}: Props) {
  const { sender, tip, control, quote } = line
  return (
    <div
      className={css['line']}
      data-line={line.id}
      data-sender={sender}
      data-given={tip === null && control === null ? undefined : ''}
    >
      <div className={css['content']}>
        {quote === null || hidesQuote ? null : (
          <QuotedLine quote={quote} actorName={actorName} texts={texts} onGo={onGo} />
        )}
        <p dir="auto">
          {isOwn(line) ? null : <strong>{writerOf(line, actorName, texts)}</strong>} {wordsOf(line, texts)}
          {tip?.achievesGoal === true ? <em>{texts.t('chat.tips.achieves')}</em> : null}
        </p>
      </div>
      {isOwn(line) ? null : (
        <RoomLineMenu
          line={line}
          writer={writerOf(line, actorName, texts)}
          texts={texts}
          onMute={onMute}
          onReply={onReply}
        />
      )}
    </div>
  )
})
