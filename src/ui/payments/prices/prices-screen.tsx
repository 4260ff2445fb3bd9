import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { topUpPackages, totalCoins } from '@/domain/payments/packages'
import { subscriptionPlans, type SubscriptionFlow } from '@/domain/payments/plans'
import { useService } from '@/ui/base/container'
import { PageTitle } from '@/ui/base/page-title'
import { Modals } from '@/ui/base/modals'
import { useHref } from '@/ui/base/use-href'
import { Button, ButtonLink } from '@/ui/kit/actions/button'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { PayButton, priceText } from '@/ui/payments/pay-button'
import { ClubLink, planTerms } from '@/ui/payments/plan-terms'
import { useTexts } from '@/ui/texts/use-texts'
import css from './prices-screen.module.css'

const LINES = ['pays', 'lasts', 'without'] as const

/** Coins, the VIP club and TV Premium compared: price, purpose, duration and exclusions. */
export const Screen = observer(function PricesScreen() {
  const texts = useTexts()
  const href = useHref()
  const checkout = useService(Checkout)
  const modals = useService(Modals)
  return (
    <article className={css['page']}>
      <PageTitle title={texts.t('payments.compare.title')} />
      <header className={css['header']}>
        <h1>{texts.t('payments.compare.title')}</h1>
        <p>{texts.t('payments.compare.lead')}</p>
      </header>
      <div className={css['kinds']}>
        <Kind
          name="coins"
          action={
            <Button kind="primary" wide onClick={() => void checkout.open('moneycharge')}>
              {texts.t('shell.account.topUp')}
            </Button>
          }
        >
          <ul role="list" className={css['packages']}>
            {topUpPackages.map((one) => (
              <li key={one.id}>
                <span>{texts.t('shell.coins', { count: texts.number(totalCoins(one)) })}</span>
                <span className="num">{priceText(one.price, texts)}</span>
              </li>
            ))}
          </ul>
        </Kind>
        <Kind name="vip" action={<PlanButton flow="vipabo" />}>
          <p>
            {planTerms(subscriptionPlans.vipabo.terms, texts)} <ClubLink />
          </p>
        </Kind>
        <Kind name="tv" action={<PlanButton flow="vxtvabo" />}>
          <p>{planTerms(subscriptionPlans.vxtvabo.terms, texts)}</p>
        </Kind>
      </div>
      <p className={css['more']}>
        {texts.t('payments.compare.tax')}{' '}
        <ButtonLink kind="ghost" href={href('help', {})}>
          {texts.t('shell.footer.help')}
        </ButtonLink>
        <Button kind="ghost" onClick={() => void checkout.open('promocode')}>
          {texts.t('payments.compare.code')}
        </Button>
        <Button kind="ghost" onClick={() => modals.show('vxcoin-info')}>
          {texts.t('payments.compare.coin')}
        </Button>
        <Button kind="ghost" onClick={() => modals.show('fifteen-minutes-preview')}>
          {texts.t('payments.compare.looks')}
        </Button>
      </p>
    </article>
  )
})

const Kind = observer(function Kind({
  name,
  action,
  children,
}: {
  readonly name: 'coins' | 'vip' | 'tv'
  readonly action: ReactNode
  readonly children: ReactNode
}) {
  const texts = useTexts()
  return (
    <section className={css['kind']}>
      <h2>{texts.t(`payments.compare.${name}.title`)}</h2>
      {children}
      <dl>
        {LINES.map((line) => (
          <div key={line}>
            <dt>{texts.t(`payments.compare.${line}`)}</dt>
            <dd>{texts.t(`payments.compare.${name}.${line}`)}</dd>
          </div>
        ))}
      </dl>
      {action}
    </section>
  )
})

const PlanButton = observer(function PlanButton({ flow }: { readonly flow: SubscriptionFlow }) {
  const texts = useTexts()
  const checkout = useService(Checkout)
  return (
    <PayButton
      kind="gold"
      wide
      sum={{ price: subscriptionPlans[flow].terms.price, per: 'once' }}
      words={() => texts.t(flow === 'vipabo' ? 'payments.frame.subscribe.submit' : 'payments.frame.tv.submit')}
      onPay={(agreed) => void checkout.subscribe(flow, agreed)}
    />
  )
})
