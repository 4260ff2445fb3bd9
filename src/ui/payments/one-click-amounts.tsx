import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { ChannelId } from '@/domain/ids'
import { totalCoins } from '@/domain/payments/packages'
import { useTexts } from '@/ui/texts/use-texts'
import css from './one-click-amounts.module.css'
import type { OneClickViewModel } from './one-click-view-model'
import { PayButton } from './pay-button'

/** What the amounts need of a guest's top ups by one press. */
export type ChargedAtOnce = Pick<OneClickViewModel, 'means' | 'charging' | 'offersFor' | 'topUp'>

/** The one-click amounts with their prices; nothing for guests who have not agreed. */
export const OneClickAmounts = observer(function OneClickAmounts({
  oneClick,
  missing = 0,
  channelId = null,
  onCharged,
}: {
  readonly oneClick: ChargedAtOnce
  /** Coins the guest lacks: smaller amounts are left out. */
  readonly missing?: number
  /** The conversation they are in. */
  readonly channelId?: ChannelId | null
  readonly onCharged?: () => void
}) {
  const texts = useTexts()
  const id = useId()
  const { means, charging } = oneClick
  if (means === null) return null
  return (
    <div
      className={css['amounts']}
      role="group"
      aria-label={texts.t('payments.oneClick.at', { means })}
      aria-describedby={id}
    >
      {oneClick.offersFor(missing).map((offer) => (
        <PayButton
          key={offer.id}
          kind="gold"
          sum={{ price: offer.price, per: 'once' }}
          words={(price) => texts.t('payments.oneClick.buy', { count: texts.number(totalCoins(offer)), price })}
          loading={charging === offer.coins}
          disabled={charging !== null && charging !== offer.coins}
          onPay={(agreed) =>
            void oneClick.topUp(offer, channelId, agreed).then((isCharged) => (isCharged ? onCharged?.() : undefined))
          }
        />
      ))}
      <small id={id}>{texts.t('payments.oneClick.vat', { means })}</small>
    </div>
  )
})
