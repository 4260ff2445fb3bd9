import { ReceiptText } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { LiveNow } from '@/ui/actors/live-now-screen'
import { ButtonLink } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { useViewModel } from '@/ui/base/container'
import { useHref } from '@/ui/base/use-href'
import { ListContent, type GrowingList } from '@/ui/base/list-content'
import { useTexts } from '@/ui/texts/use-texts'
import { AccountFrame } from './account-frame'
import type { PurchaseDay } from './purchase-days'
import { PurchaseEntry } from './purchase-entry'
import css from './purchases-screen.module.css'
import { PurchasesViewModel } from './purchases-view-model'
import { useAccount } from './use-account'

/** Every coin that came and went. */
export const Screen = observer(function PurchasesScreen() {
  const texts = useTexts()
  const purchases = useViewModel(PurchasesViewModel)
  const account = useAccount()
  return (
    <AccountFrame account={account} place="purchases" lead={texts.t('account.purchases.lead')}>
      <Statement list={purchases.list} days={purchases.days} />
      {purchases.list.isEmpty ? <LiveNow /> : null}
    </AccountFrame>
  )
})

/** The entries of a statement under their days. */
export const Statement = observer(function Statement({
  list,
  days,
}: {
  readonly list: GrowingList
  readonly days: readonly PurchaseDay[]
}) {
  const texts = useTexts()
  const href = useHref()
  return (
    <ListContent
      list={list}
      empty={
        <EmptyState
          picture={<ReceiptText />}
          title={texts.t('account.purchases.none')}
          text={texts.t('account.purchases.noneText')}
          action={
            <ButtonLink kind="primary" href={href('prices', {})}>
              {texts.t('account.purchases.prices')}
            </ButtonLink>
          }
        />
      }
      skeleton={
        <div className={css['coming']} aria-busy="true">
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} shape="block" height="64px" />
          ))}
        </div>
      }
    >
      {days.map(({ day, lines }) => (
        <section key={day} className={css['day']}>
          <h2>{day}</h2>
          <ul role="list">
            {lines.map((line) => (
              <PurchaseEntry key={line.id} purchase={line} />
            ))}
          </ul>
        </section>
      ))}
    </ListContent>
  )
})
