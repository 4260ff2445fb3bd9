import { Check } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { GuestViewModel } from '@/ui/guest/guest-view-model'
import type { ButtonKind } from '@/ui/kit/actions/button'
import { useTexts } from '@/ui/texts/use-texts'
import type { Checkout } from './checkout-launcher'
import { PayButton } from './pay-button'
import { ClubLink, planTerms } from './plan-terms'
import css from './vip-offer.module.css'

/** The guest to whom the VIP club is offered, and the checkout that sells it. */
export interface Membership {
  readonly guest: Pick<GuestViewModel, 'guest' | 'isLoggedIn'>
  readonly checkout: Pick<Checkout, 'subscribe'>
}

const BENEFITS = ['videos', 'previews', 'gifts'] as const

interface Props {
  readonly of: Membership
}

/** The terms of the VIP club as this guest would have them. */
export const VipTerms = observer(function VipTerms({ of }: Props) {
  const texts = useTexts()
  const { guest } = of.guest
  return guest === null ? null : <>{planTerms(guest.vipPlan, texts)}</>
})

/** What the VIP club gives for its price, above a list; hidden for members (AUT-012), and a visitor logs in first (PAY-085). */
export const VipInvite = observer(function VipInvite({ of }: Props) {
  const texts = useTexts()
  if (of.guest.guest?.isVip === true) return null
  return (
    <section className={css['club']} aria-labelledby="vip-club">
      <h2 id="vip-club">{texts.t('payments.club.title')}</h2>
      <ul role="list">
        {BENEFITS.map((benefit) => (
          <li key={benefit}>
            <Check aria-hidden="true" />
            {texts.t(`payments.club.${benefit}`)}
          </li>
        ))}
      </ul>
      <div className={css['join']}>
        <VipButton of={of} />
        <p>
          <VipTerms of={of} /> <ClubLink />
        </p>
      </div>
    </section>
  )
})

/** The button to join the VIP club, with its price. */
export const VipButton = observer(function VipButton({
  of,
  kind = 'gold',
  size = 'm',
  wide = false,
}: Props & {
  readonly kind?: ButtonKind
  readonly size?: 's' | 'm' | 'l'
  readonly wide?: boolean
}) {
  const texts = useTexts()
  const { guest } = of.guest
  if (guest === null) return null
  return (
    <PayButton
      kind={kind}
      size={size}
      wide={wide}
      sum={{ price: guest.vipPlan.price, per: 'once' }}
      words={() => texts.t('account.club.join')}
      onPay={(agreed) => void of.checkout.subscribe('vipabo', agreed)}
    />
  )
})
