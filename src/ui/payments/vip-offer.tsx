import { observer } from 'mobx-react-lite'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import type { ButtonKind } from '@/ui/kit/actions/button'
import { useService } from '@/ui/base/container'
import { useTexts } from '@/ui/texts/use-texts'
import { Checkout } from './checkout-door'
import { PayButton } from './pay-button'
import { planTerms } from './plan-terms'

/** The terms of the VIP club as this guest would have them. */
export const VipTerms = observer(function VipTerms() {
  const texts = useTexts()
  const { guest } = useService(GuestViewModel)
  return guest === null ? null : <>{planTerms(guest.vipPlan, texts)}</>
})

/** The VIP club as it is offered above a list of what belongs to it; members and visitors see nothing (AUT-012, PAY-085). */
export const VipInvite = observer(function VipInvite({ className }: { readonly className?: string | undefined }) {
  const { guest } = useService(GuestViewModel)
  if (guest === null || !guest.isLoggedIn || guest.isVip) return null
  return (
    <div className={className}>
      <p>
        <VipTerms />
      </p>
      <VipButton />
    </div>
  )
})

/** The way into the VIP club, with what it costs. */
export const VipButton = observer(function VipButton({
  kind = 'gold',
  size = 'm',
  wide = false,
}: {
  readonly kind?: ButtonKind
  readonly size?: 's' | 'm' | 'l'
  readonly wide?: boolean
}) {
  const texts = useTexts()
  const { guest } = useService(GuestViewModel)
  const checkout = useService(Checkout)
  if (guest === null) return null
  return (
    <PayButton
      kind={kind}
      size={size}
      wide={wide}
      sum={{ price: guest.vipPlan.price, per: 'once' }}
      words={() => texts.t('account.club.join')}
      onPay={(agreed) => void checkout.subscribe('vipabo', agreed)}
    />
  )
})
