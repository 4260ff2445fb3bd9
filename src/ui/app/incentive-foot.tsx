import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useService, useViewModel } from '@/ui/base/container'
import { useMatch } from '@/ui/base/page'
import { IncentiveCard } from '@/ui/incentives/incentive-card'
import { IncentivesViewModel } from '@/ui/incentives/incentives-view-model'
import { TeaserStrip } from '@/ui/incentives/teaser-strip'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { useTexts } from '@/ui/texts/use-texts'
import css from './incentive-foot.module.css'

/** What a page offers below its content, where its coming moves nothing that is read. */
export const IncentiveFoot = observer(function IncentiveFoot() {
  const incentives = useViewModel(IncentivesViewModel)
  const checkout = useService(Checkout)
  const texts = useTexts()
  const page = useMatch()
  const key = page.kind === 'route' ? JSON.stringify({ routeName: page.route, routeArgs: page.params }) : null
  useEffect(() => {
    if (key !== null) incentives.show(JSON.parse(key) as Parameters<typeof incentives.show>[0])
  }, [incentives, key])
  const { offer, teasers } = incentives
  const isNeeded = offer !== null || teasers.length > 0
  useEffect(() => {
    if (isNeeded) texts.load('incentives').catch(() => undefined)
  }, [isNeeded, texts])
  if (key === null || !isNeeded || !texts.has('incentives')) return null
  return (
    <div className={css['foot']}>
      {teasers.length === 0 ? null : <TeaserStrip teasers={teasers} />}
      {offer === null ? null : (
        <IncentiveCard
          offer={offer}
          left={incentives.left}
          checkout={checkout}
          onClose={() => void incentives.close(offer)}
          onFollow={() => incentives.follow(offer)}
        />
      )}
    </div>
  )
})
