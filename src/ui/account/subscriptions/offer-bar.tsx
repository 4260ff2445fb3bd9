import { Gift, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/actions/button'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { useTexts } from '@/ui/texts/use-texts'
import css from '@/ui/account/status-bar.module.css'
import type { SubscriptionsViewModel } from './subscriptions-view-model'

/** Says on every page of the account what a guest gets who stays after all, until they close it (GUE-025). */
export const OfferBar = observer(function OfferBar({
  subscriptions,
}: {
  readonly subscriptions: Pick<SubscriptionsViewModel, 'bar' | 'closeBar' | 'stay' | 'isWorking'>
}) {
  const texts = useTexts()
  const { bar } = subscriptions
  if (bar === null) return null
  const { days, until } = bar.offer
  return (
    <aside className={css['bar']} aria-label={texts.t('account.subscriptions.offer.title')}>
      <Gift aria-hidden="true" />
      <p>{texts.t(`account.subscriptions.offer.${bar.plan}`, { count: days, when: texts.date(until) })}</p>
      <Button size="s" loading={subscriptions.isWorking} onClick={() => void subscriptions.stay(bar.id)}>
        {texts.t('account.subscriptions.stay', { count: days })}
      </Button>
      <IconButton label={texts.t('account.subscriptions.offer.close')} onClick={() => subscriptions.closeBar()}>
        <X />
      </IconButton>
    </aside>
  )
})
