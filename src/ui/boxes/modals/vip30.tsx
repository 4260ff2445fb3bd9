import { observer } from 'mobx-react-lite'
import { useService } from '@/ui/base/container'
import type { ModalProps } from '@/ui/base/modal-props'
import { useHref } from '@/ui/base/use-href'
import { BoxDialog } from '@/ui/boxes/parts/box-dialog'
import { Points } from '@/ui/boxes/parts/points'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { ButtonLink } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { VipButton, VipTerms } from '@/ui/payments/vip-offer'
import { useTexts } from '@/ui/texts/use-texts'

declare module '@/ui/base/modals' {
  interface ModalBoxes {
    readonly vip30: ModalValues
  }
}

export const namespaces = ['boxes', 'payments', 'account'] as const
export const isLinkable = true

/** The VIP club for its term, and the VIP30 offers among the videos. */
export const Box = observer(function Vip30Box({ onClose }: ModalProps<'vip30'>) {
  const texts = useTexts()
  const href = useHref()
  const guest = useService(GuestViewModel)
  const checkout = useService(Checkout)
  const { isVip = false, vipPlan } = guest.guest ?? {}
  const of = {
    guest,
    checkout: {
      subscribe: async (...payment: Parameters<Checkout['subscribe']>) => {
        onClose()
        await checkout.subscribe(...payment)
      },
    },
  }
  return (
    <BoxDialog
      title={isVip ? texts.t('boxes.vip30.member') : texts.t('boxes.vip30.title', { count: vipPlan?.days ?? 30 })}
      text={isVip ? texts.t('boxes.vip30.memberText') : <VipTerms of={of} />}
      {...(isVip ? {} : { later: texts.t('boxes.later') })}
      action={
        isVip ? (
          <ButtonLink kind="primary" href={href('vipVideos', {})} onClick={onClose}>
            {texts.t('account.club.videos')}
          </ButtonLink>
        ) : (
          <VipButton of={of} />
        )
      }
      onClose={onClose}
    >
      <Points
        lines={[texts.t('payments.club.videos'), texts.t('payments.club.previews'), texts.t('payments.club.gifts')]}
      />
      <p>
        <Link href={href('allVideos', {}, { type: 'vip30' })} onClick={onClose}>
          {texts.t('boxes.vip30.offers')}
        </Link>
      </p>
    </BoxDialog>
  )
})
