import { priceText } from '@/ui/payments/pay-button'
import {
  BadgePercent,
  CirclePlus,
  Gift,
  HandCoins,
  LoaderPinwheel,
  MessageCircle,
  Radio,
  Undo2,
  Waves,
} from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { Purchase } from '@/application/guest/guest-gateway'
import type { PurchaseKind } from '@/application/guest/purchase-kinds'
import { cx } from '@/ui/kit/class-names'
import { Link } from '@/ui/kit/actions/link'
import { useHref } from '@/ui/base/use-href'
import type { PurchaseView } from '@/ui/payments/purchase-view'
import type { TextKey } from '@/ui/texts/catalog'
import { useTexts } from '@/ui/texts/use-texts'
import { signedCoins } from './purchase-days'
import css from './purchases-screen.module.css'

const content = new Map(
  Object.values(
    import.meta.glob<PurchaseView>('/src/ui/*/purchase-view.tsx', { eager: true, import: 'purchaseView' }),
  ).map((view) => [view.kind, view]),
)

const icons: Readonly<Partial<Record<PurchaseKind, ReactNode>>> = {
  'top-up': <CirclePlus />,
  chat: <Radio />,
  message: <MessageCircle />,
  gift: <Gift />,
  tip: <HandCoins />,
  'post-tip': <HandCoins />,
  control: <Waves />,
  bonus: <BadgePercent />,
  spin: <LoaderPinwheel />,
  refund: <Undo2 />,
}

/** One entry of the statement: its subject, time and coins. */
export const PurchaseEntry = observer(function PurchaseEntry({ purchase }: { readonly purchase: Purchase }) {
  const texts = useTexts()
  const { kind, at, coins, paid, subject, tip } = purchase
  const view = content.get(kind)
  const label = texts.t(view?.label ?? (`account.purchases.kind.${kind}` as TextKey))
  return (
    <li className={css['line']}>
      <span className={cx(css['icon'], coins > 0 && css['in'])} aria-hidden="true">
        {view?.icon ?? icons[kind]}
      </span>
      <span className={css['what']}>
        {subject === null ? <strong>{label}</strong> : <Subject purchase={purchase} subject={subject} />}
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

const Subject = observer(function Subject({
  purchase: { kind, subjectId },
  subject,
}: {
  readonly purchase: Purchase
  readonly subject: string
}) {
  const href = useHref()
  const { language } = useTexts()
  const view = content.get(kind)
  if (subjectId !== null && view !== undefined) return <Link href={view.href(subjectId, language)}>{subject}</Link>
  if (subjectId === null || kind === 'top-up' || kind === 'bonus' || kind === 'refund') {
    return <strong>{subject}</strong>
  }
  return <Link href={href('actor', { actorName: subject })}>{subject}</Link>
})
