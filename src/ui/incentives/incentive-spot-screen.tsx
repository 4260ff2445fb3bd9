import { otherwise } from '@/application/errors/otherwise'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useService, useViewModel } from '@/ui/base/container'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { useTexts } from '@/ui/texts/use-texts'
import { IncentiveCard } from './incentive-card'
import { IncentiveSpotViewModel, type SpotOccasion } from './incentive-spot-view-model'

/** The incentive for an event on a page, shown where it happened; any page can place it. */
export const IncentiveSpot = observer(function IncentiveSpot({ event, id }: SpotOccasion) {
  const texts = useTexts()
  const spot = useViewModel(IncentiveSpotViewModel)
  const checkout = useService(Checkout)
  useEffect(() => spot.show(event, id), [spot, event, id])
  const { offer } = spot
  const isNeeded = offer !== null
  useEffect(() => {
    if (isNeeded) texts.load('incentives').catch(otherwise())
  }, [isNeeded, texts])
  if (offer === null || !texts.has('incentives')) return null
  return (
    <IncentiveCard
      landmark="section"
      offer={offer}
      left={spot.left}
      checkout={checkout}
      onClose={() => spot.close(offer)}
      onFollow={() => spot.follow(offer)}
    />
  )
})
