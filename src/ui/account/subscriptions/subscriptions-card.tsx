import { observer } from 'mobx-react-lite'
import type { Subscription } from '@/application/payments/subscription-gateway'
import { Card } from '@/ui/account/card'
import { Button } from '@/ui/kit/actions/button'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { useTexts } from '@/ui/texts/use-texts'
import css from './subscriptions-card.module.css'
import type { SubscriptionsViewModel } from './subscriptions-view-model'

interface Props {
  readonly subscriptions: Pick<SubscriptionsViewModel, 'list' | 'asked' | 'ask' | 'cancel' | 'stay' | 'isWorking'>
}

/** What the guest has subscribed to: until when, how to cancel it (RUL-007), and what they get if they stay. */
export const SubscriptionsCard = observer(function SubscriptionsCard({ subscriptions }: Props) {
  const texts = useTexts()
  const { list, asked } = subscriptions
  if (list.length === 0) return null
  const leaving = list.find(({ id }) => id === asked)
  return (
    <Card title={texts.t('account.subscriptions.title')} hint={texts.t('account.subscriptions.hint')}>
      <ul className={`plain-list ${css['list']}`}>
        {list.map((one) => (
          <Line key={one.id} one={one} subscriptions={subscriptions} />
        ))}
      </ul>
      <Dialog
        open={leaving !== undefined}
        title={texts.t('account.subscriptions.ask.title')}
        closeLabel={texts.t('shell.states.close')}
        onClose={() => subscriptions.ask(null)}
        size="s"
        footer={
          <>
            <Button onClick={() => subscriptions.ask(null)}>{texts.t('account.subscriptions.ask.keep')}</Button>
            <Button
              kind="danger"
              loading={subscriptions.isWorking}
              onClick={() => {
                if (leaving !== undefined) void subscriptions.cancel(leaving.id)
              }}
            >
              {texts.t('account.subscriptions.cancel')}
            </Button>
          </>
        }
      >
        <p>{texts.t('account.subscriptions.ask.text', { when: texts.date(leaving?.until ?? 0) })}</p>
      </Dialog>
    </Card>
  )
})

const Line = observer(function Line({ one, subscriptions }: Props & { readonly one: Subscription }) {
  const texts = useTexts()
  const { id, plan, state, until, offer } = one
  const isCancelled = state === 'cancelled'
  return (
    <li>
      <div>
        <strong>{texts.t(`account.subscriptions.plan.${plan}`)}</strong>
        <p>
          {texts.t(`account.subscriptions.until.${isCancelled ? 'cancelled' : 'active'}`, { when: texts.date(until) })}
        </p>
      </div>
      {isCancelled ? null : (
        <Button kind="ghost" onClick={() => subscriptions.ask(id)}>
          {texts.t('account.subscriptions.cancel')}
        </Button>
      )}
      {offer === null ? null : (
        <Button kind="gold" loading={subscriptions.isWorking} onClick={() => void subscriptions.stay(id)}>
          {texts.t('account.subscriptions.stay', { count: offer.days })}
        </Button>
      )}
    </li>
  )
})
