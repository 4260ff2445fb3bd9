import { BadgePercent, Crown, RotateCcw, ShieldCheck, Sparkles, Ticket } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { vxc, type Money } from '@/domain/money/money'
import { Button } from '@/ui/kit/actions/button'
import { GateFrame } from '@/ui/kit/media/gate-frame'
import { PayButton, type NamedSum } from '@/ui/payments/pay-button'
import { VipButton, VipTerms, type Membership } from '@/ui/payments/vip-offer'
import { useTexts } from '@/ui/texts/use-texts'
import type { GateBoxKind } from './gate-box'

const icons: Readonly<Record<GateBoxKind, ReactNode>> = {
  signup: <Sparkles />,
  purchase: <Ticket />,
  sale: <BadgePercent />,
  age: <ShieldCheck />,
  vip: <Crown />,
}

/** The end of a preview: the reason, the next step, and a replay (MED-083 to MED-087). */
export const GatePanel = observer(function GatePanel({
  kind,
  price,
  basePrice,
  isAgePending,
  isBusy,
  hasVoucher,
  membership,
  onPass,
  onPay,
  onLogIn,
  onReplay,
}: {
  readonly kind: GateBoxKind
  readonly price: Money
  readonly basePrice: Money
  /** The proof of age was sent and is being looked at. */
  readonly isAgePending: boolean
  readonly isBusy: boolean
  /** A voucher of the guest pays in place of coins. */
  readonly hasVoucher: boolean
  readonly membership: Membership
  /** Passes a gate without a price: an account, a proof of age. */
  readonly onPass: (kind: 'signup' | 'age') => void
  readonly onPay: (agreed: NamedSum) => void
  readonly onLogIn: () => void
  readonly onReplay: () => void
}) {
  const texts = useTexts()
  const title = texts.t(`media.gate.${kind}.title`)
  const text =
    kind === 'age' && isAgePending
      ? texts.t('media.gate.age.pending')
      : texts.t(`media.gate.${kind}.text`, { now: price.value, before: basePrice.value })
  return (
    <GateFrame
      icon={icons[kind]}
      title={title}
      kind={kind}
      text={
        <>
          {text} {kind === 'vip' ? <VipTerms of={membership} /> : null}
        </>
      }
    >
      {kind === 'vip' ? (
        <VipButton of={membership} size="l" />
      ) : kind === 'purchase' || kind === 'sale' ? (
        <PayButton
          kind="primary"
          size="l"
          loading={isBusy}
          sum={{ price: hasVoucher ? vxc(0) : price, per: 'once' }}
          words={() =>
            hasVoucher ? texts.t('media.offer.voucher') : texts.t('media.offer.buy', { count: price.value })
          }
          onPay={onPay}
        />
      ) : (
        <Button kind="primary" size="l" onClick={() => onPass(kind)}>
          {texts.t(`media.gate.${kind}.action`)}
        </Button>
      )}
      {kind === 'signup' ? <Button onClick={onLogIn}>{texts.t('shell.account.logIn')}</Button> : null}
      <Button kind="ghost" icon={<RotateCcw />} onClick={onReplay}>
        {texts.t('media.page.replay')}
      </Button>
    </GateFrame>
  )
})
