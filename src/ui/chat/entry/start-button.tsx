import { observer } from 'mobx-react-lite'
import type { Entry } from '@/application/chat/start-chat'
import type { ModeOffer } from '@/domain/chat/chat-buttons'
import { useFoot } from '@/ui/kit/foot'
import { PayButton } from '@/ui/payments/pay-button'
import { ReadyLine } from '@/ui/payments/ready-line'
import { useTexts } from '@/ui/texts/use-texts'
import { sumOf } from '@/ui/actors/mode-labels'
import type { EntryViewModel } from '@/ui/chat/visit/entry-view-model'
import type { RoomViewModel } from '@/ui/chat/visit/room-view-model'

/** What a button that starts a chat needs of its room. */
export type EnteredRoom = Pick<RoomViewModel, 'isLoggedIn'> & {
  readonly entry: Pick<EntryViewModel, 'isStarting' | 'isReady' | 'enter'>
}

/** Starts a chat: the button names the mode and its price per minute. */
export const StartButton = observer(function StartButton({
  room,
  offer,
  entry,
  freeMinutes = 0,
}: {
  readonly room: EnteredRoom
  readonly offer: ModeOffer
  readonly entry: Entry
  /** Whole minutes that cost the guest nothing before the price counts. */
  readonly freeMinutes?: number
}) {
  const texts = useTexts()
  // A note must never hide the price.
  const foot = useFoot<HTMLDivElement>()
  const { mode } = entry
  const start = texts.t(entry.isVoice === true ? 'chat.voice.start' : `chat.start.${mode}`)
  return (
    <div ref={foot}>
      <PayButton
        type="submit"
        kind="primary"
        size="l"
        wide
        loading={room.entry.isStarting}
        sum={sumOf(offer)}
        words={(price) => {
          if (!room.isLoggedIn && mode !== 'preview') return texts.t('chat.lobby.signUp', { start })
          return freeMinutes === 0 ? start : texts.t('chat.startFree', { start, price, count: freeMinutes })
        }}
        onPay={(agreed) => void room.entry.enter(entry, agreed)}
      />
      {room.entry.isReady ? <ReadyLine>{texts.t('chat.ready')}</ReadyLine> : null}
    </div>
  )
})
