import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { lengthText } from '@/domain/media/length'
import { Button } from '@/ui/kit/actions/button'
import { useFoot } from '@/ui/kit/foot'
import { Meter } from '@/ui/kit/feedback/meter'
import { part } from '@/ui/kit/part'
import { useTexts } from '@/ui/texts/use-texts'
import css from './meter-card.module.css'
import type { MeterViewModel } from '@/ui/chat/visit/meter-view-model'
import type { RoomViewModel } from '@/ui/chat/visit/room-view-model'
import { StopField } from './stop-field'

const OneClick = part(async () => (await import('@/ui/payments/one-click-screen')).OneClick)

/** Ends the chat: below the picture, or in its head if the picture has the width of a phone. */
export const EndButton = observer(function EndButton({
  meter,
  size,
}: {
  readonly meter: MeterViewModel
  readonly size: 'm' | 'l'
}) {
  const texts = useTexts()
  return (
    <Button
      className={css['end'] ?? ''}
      kind="ink"
      size={size}
      loading={meter.isEnding}
      onClick={() => void meter.end()}
    >
      {texts.t('chat.end')}
    </Button>
  )
})

/** Time and money of a running chat: used, left, and the guest's own stop. */
export const MeterCard = observer(function MeterCard({
  room,
  isQuiet,
  end,
}: {
  readonly room: RoomViewModel
  /** Warns of the end, and offers no purchase beside it (BEY-005). */
  readonly isQuiet: boolean
  readonly end: ReactNode
}) {
  const texts = useTexts()
  const foot = useFoot<HTMLDivElement>()
  const { chat, balance } = room
  if (chat === null) return null
  const isPaid = chat.pricePerMinute > 0
  const left = chat.secondsLeft
  // Highest possible cost of the chat: all coins, or the guest's own stop.
  const funds = Math.min(balance + chat.charged, chat.stopAt ?? Number.POSITIVE_INFINITY)
  const given = chat.charged + chat.givenCoins
  const leftText =
    left === null
      ? texts.t('chat.noEnd')
      : left >= 120
        ? texts.t('chat.minutes', { count: Math.floor(left / 60) })
        : lengthText(left)
  return (
    <div ref={foot} className={css['foot']}>
      {room.meter.isBalanceLow ? (
        <div className={css['notes']}>
          <div className={css['warning']} role="alert">
            <span>{texts.t('chat.low')}</span>
            <Button kind="gold" size="s" onClick={() => room.topUp()}>
              {texts.t('shell.account.topUp')}
            </Button>
          </div>
          {isQuiet ? null : (
            <div className={css['atOnce']}>
              <OneClick channelId={room.conversation.channel?.id ?? null} />
            </div>
          )}
        </div>
      ) : null}
      <div className={css['row']}>
        <div className={css['card']}>
          <dl className={css['time']}>
            <dt>{texts.t('chat.time')}</dt>
            <dd>
              <span className="num" role="timer">
                {lengthText(room.meter.shownSeconds)}
              </span>
            </dd>
          </dl>
          {isPaid ? (
            <dl>
              <dt>{texts.t('chat.spent')}</dt>
              <dd className="num" data-testid="spent">
                {texts.t('shell.coins', { count: texts.number(given) })}
              </dd>
            </dl>
          ) : null}
          {isPaid || left !== null ? (
            <div className={css['left']}>
              <dl>
                <dt>
                  {isPaid && funds > 0 ? texts.t('chat.leftOf', { count: texts.number(funds) }) : texts.t('chat.left')}
                </dt>
                <dd className="num">{leftText}</dd>
              </dl>
              {isPaid && funds > 0 ? (
                <Meter
                  thin
                  tone="warm"
                  label={texts.t('chat.left')}
                  value={(funds - chat.charged) / funds}
                  valueText={texts.t('shell.coins', { count: texts.number(funds - chat.charged) })}
                />
              ) : null}
            </div>
          ) : null}
          {isPaid ? <StopField meter={room.meter} /> : null}
        </div>
        {end}
      </div>
    </div>
  )
})
