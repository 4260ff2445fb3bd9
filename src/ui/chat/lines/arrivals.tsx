import { HandCoins } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Gift } from '@/domain/gifts/gift'
import { GiftIcon } from '@/ui/messenger/gift-icon'
import css from './arrivals.module.css'
import type { ArrivalsViewModel } from './arrivals-view-model'

/**
 * Arriving gifts and tips over the picture: hidden from screen readers, which read their lines, and
 * transparent to presses.
 */
export const Arrivals = observer(function Arrivals({
  arrivals,
  catalog,
}: {
  readonly arrivals: Pick<ArrivalsViewModel, 'shown'>
  readonly catalog: readonly Pick<Gift, 'id' | 'imageUrl'>[]
}) {
  return (
    <div className={css['place']} aria-hidden="true">
      {arrivals.shown.map(({ id, giftId, coins }) => (
        <span key={id} className={css['arrival']} data-testid="arrival">
          {coins === null ? (
            <GiftIcon imageUrl={catalog.find((gift) => gift.id === giftId)?.imageUrl ?? ''} />
          ) : (
            <>
              <HandCoins />
              <b className="num">+{coins}</b>
            </>
          )}
        </span>
      ))}
    </div>
  )
})
