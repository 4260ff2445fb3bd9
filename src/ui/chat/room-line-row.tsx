import { EyeOff } from 'lucide-react'
import { memo } from 'react'
import type { RoomLine } from '@/domain/chat/room-line'
import { IconButton } from '@/ui/kit/actions/icon-button'
import type { Texts } from '@/ui/texts/texts'
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

/** A line of another guest, or of the actor to another guest: smaller than what the guest themselves talks about. */
export const RoomLineRow = memo(function RoomLineRow({ line, actorName, texts, onMute }: Props) {
  const { sender, guestName, text } = line
  return (
    <div className={css['line']} data-sender={sender}>
      <p dir="auto">
        <strong>{writerOf(line, actorName, texts)}</strong> {text}
      </p>
      {sender === 'guest' && guestName !== null ? (
        <IconButton
          size="s"
          kind="ghost"
          label={texts.t('chat.room.mute', { name: guestName })}
          onClick={() => onMute(guestName)}
        >
          <EyeOff />
        </IconButton>
      ) : null}
    </div>
  )
})
