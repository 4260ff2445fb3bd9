import { priceText } from '@/ui/payments/pay-button'
import { observer } from 'mobx-react-lite'
import type { Purchase } from '@/application/guest/guest-gateway'
import type { PurchaseKind } from '@/application/guest/purchase-kinds'
import { cx } from '@/ui/kit/class-names'
import { Link } from '@/ui/kit/actions/link'
import type { PurchaseView } from '@/ui/payments/purchase-view'
import { useTexts } from '@/ui/texts/use-texts'
import { signedCoins } from './purchase-days'
import css from './purchases-screen.module.css'

const views: ReadonlyMap<PurchaseKind, PurchaseView> = new Map(
  Object.values(
    import.meta.glob<readonly PurchaseView[]>('/src/ui/*/purchase-views.tsx', { eager: true, import: 'purchaseViews' }),
  )
    .flat()
    .map((view) => [view.kind, view]),
)

/** One entry of the statement: its subject, time and coins. */
export const PurchaseEntry = observer(function PurchaseEntry({ purchase }: { readonly purchase: Purchase }) {
  const texts = useTexts()
  const { kind, at, coins, paid, subject, subjectId, tip } = purchase
  const view = views.get(kind)
  const label = view === undefined ? kind : texts.t(view.label)
  const href = subject === null || subjectId === null ? undefined : view?.href?.(subjectId, texts.language, subject)
  return (
    <li className={css['line']}>
      <span className={cx(css['icon'], coins > 0 && css['in'])} aria-hidden="true">
        {view?.icon}
      </span>
      <span className={css['what']}>
        {href === undefined ? <strong>{subject ?? label}</strong> : <Link href={href}>{subject}</Link>}
        <span className={css['when']}>
          {subject === null ? null : <span>{label}</span>}
          <time dateTime={new Date(at).toISOString()}>{texts.time(at)}</time>
          {tip?.isAnonymous === true ? <span>{texts.t('account.purchases.anonymous')}</span> : null}
          {paid === null ? null : <span>{texts.t('account.purchases.paid', { amount: priceText(paid, texts) })}</span>}
        </span>
        {tip === null || tip.note === '' ? null : <q className={css['note']}>{tip.note}</q>}
      </span>
      <span className={cx(css['coins'], coins > 0 && css['in'], 'num')}>
        {texts.t('shell.coins', { count: signedCoins(coins, (value) => texts.number(value)) })}
      </span>
    </li>
  )
})
