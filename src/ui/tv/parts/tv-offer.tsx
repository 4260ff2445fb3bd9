import { Tv } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { TvOffer as Offer } from '@/domain/tv/tv'
import { GateFrame } from '@/ui/kit/media/gate-frame'
import { PayButton } from '@/ui/payments/pay-button'
import { CompareLink, planTerms } from '@/ui/payments/plan-terms'
import type { Checkout } from '@/ui/payments/checkout-launcher'
import { useTexts } from '@/ui/texts/use-texts'

/** The TV subscription, its price, and the button to buy it, which first signs visitors up. */
export const TvOffer = observer(function TvOffer({
  offer,
  checkout,
  title,
  children,
}: {
  readonly offer: Offer
  readonly checkout: Pick<Checkout, 'subscribe'>
  readonly title?: string
  /** Alternatives to the subscription. */
  readonly children?: ReactNode
}) {
  const texts = useTexts()
  return (
    <GateFrame
      icon={<Tv />}
      title={title ?? texts.t('tv.offer.title')}
      kind="tv"
      text={
        <>
          {texts.t('tv.offer.text')} {planTerms(offer, texts)}
        </>
      }
    >
      <PayButton
        kind="gold"
        size="l"
        sum={{ price: offer.price, per: 'once' }}
        words={() => texts.t('tv.offer.subscribe')}
        onPay={(agreed) => void checkout.subscribe('vxtvabo', agreed)}
      />
      {children}
      <CompareLink />
    </GateFrame>
  )
})
