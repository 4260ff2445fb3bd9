import { memo } from 'react'
import type { RoomLine } from '@/domain/chat/room-line'
import type { Texts } from '@/ui/texts/texts'
import { controlName } from './control-panel'
import { RoomLineMenu } from './room-line-menu'
import css from './room-line-row.module.css'

interface Props {
  readonly line: RoomLine
  readonly actorName: string
  readonly texts: Texts
  readonly onMute: (guestName: string) => void
}

/** Who wrote a line, and to whom an actor wrote it. */
export const writerOf = ({ sender, guestName }: RoomLine, actorName: string, texts: Pick<Texts, 't'>): string => {
  const guest = guestName ?? texts.t('chat.room.guest')
  return sender === 'guest' ? guest : texts.t('chat.room.to', { name: actorName, guest })
}

/** Whether a line of the guest themselves: what they write is in their conversation, what they give is here. */
const isOwn = ({ tip, control }: RoomLine): boolean => tip?.isOwn === true || control?.isOwn === true

/** What a line contains after its writer: its words, or what was given with it. */
const wordsOf = ({ text, tip, control }: RoomLine, texts: Texts): string => {
  if (control !== null)
    return texts.t(control.isOwn ? 'chat.control.own' : 'chat.control.given', {
      count: control.price,
      what: controlName(control, texts),
      seconds: control.seconds,
    })
  if (tip === null) return text
  const given = { count: tip.price, what: tip.names[texts.language] }
  return tip.isOwn ? texts.t('chat.tips.own', given) : texts.t('chat.tips.given', given)
}

/** A whole line as one text, for those who listen to the page. */
export const spokenLine = (line: RoomLine, actorName: string, texts: Texts): string =>
  line.tip === null && line.control === null
    ? `${writerOf(line, actorName, texts)}: ${line.text}`
    : `${isOwn(line) ? '' : writerOf(line, actorName, texts)} ${wordsOf(line, texts)}`.trim()

/** A line of another guest, or of the actor to another guest: smaller than what the guest themselves talks about. */
export const RoomLineRow = memo(function RoomLineRow({ line, actorName, texts, onMute }: Props) {
  const { sender, tip, control } = line
  return (
    <div className={css['line']} data-sender={sender} data-given={tip === null && control === null ? undefined : ''}>
      <p dir="auto">
        {isOwn(line) ? null : <strong>{writerOf(line, actorName, texts)}</strong>} {wordsOf(line, texts)}
        {tip?.achievesGoal === true ? <em>{texts.t('chat.tips.achieves')}</em> : null}
      </p>
      {isOwn(line) ? null : (
        <RoomLineMenu line={line} writer={writerOf(line, actorName, texts)} texts={texts} onMute={onMute} />
      )}
    </div>
  )
})
