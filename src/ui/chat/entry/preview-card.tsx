import { observer } from 'mobx-react-lite'
import { modeAfterPreview } from '@/domain/chat/first-mode'
import { offerOf } from '@/domain/chat/chat-buttons'
import type { ChatOffers } from '@/ui/actors/chat-offers-view-model'
import { useTexts } from '@/ui/texts/use-texts'
import css from './preview-card.module.css'
import type { RoomViewModel } from '@/ui/chat/visit/room-view-model'
import { StartButton, type EnteredRoom } from './start-button'

/** A running preview: its time left, and the way to a chat. It ends by itself and costs nothing. */
export const PreviewCard = observer(function PreviewCard({
  room,
  offers: { buttons },
}: {
  readonly room: EnteredRoom & { readonly meter: Pick<RoomViewModel['meter'], 'previewSecondsLeft'> }
  readonly offers: ChatOffers
}) {
  const texts = useTexts()
  const { previewSecondsLeft } = room.meter
  const mode = modeAfterPreview(buttons?.modes.map((offer) => offer.mode) ?? [])
  const next = mode === null || buttons === null ? undefined : offerOf(buttons, mode)
  return (
    <form className={css['foot']}>
      {previewSecondsLeft === null ? null : (
        <p className={css['left']} role="timer">
          {texts.t('chat.preview.left', { count: previewSecondsLeft })}
        </p>
      )}
      {next === undefined ? null : (
        <StartButton room={room} offer={next} entry={{ mode: next.mode, pin: '', useVoucher: true, stopAt: null }} />
      )}
    </form>
  )
})
