import { observer } from 'mobx-react-lite'
import { topUpPackages, totalCoins } from '@/domain/payments/packages'
import { useService, useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import type { ModalProps } from '@/ui/base/modal-props'
import { BoxDialog } from '@/ui/boxes/parts/box-dialog'
import { Packages } from '@/ui/boxes/money/packages'
import { PromotionViewModel } from '@/ui/boxes/money/promotion-view-model'
import { OfferAction } from '@/ui/incentives/incentive-card'
import { TimeLeft } from '@/ui/incentives/time-left'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { useTexts } from '@/ui/texts/use-texts'

declare module '@/ui/base/modals' {
  interface ModalBoxes {
    readonly 'black-friday-2020': ModalValues
  }
}

export const namespaces = ['boxes', 'payments', 'incentives'] as const
export const isLinkable = true

/** The packages with coins on top: what a promotion sells, whatever the platform offers besides. */
const WITH_BONUS = topUpPackages.filter(({ bonusCoins }) => bonusCoins > 0)

/**
 * The operator's current promotion. The year belongs to the documented id only: the offer, its
 * texts and its end are the platform's.
 */
export const Box = observer(function PromotionBox({ onClose }: ModalProps<'black-friday-2020'>) {
  const texts = useTexts()
  const promotion = useViewModel(PromotionViewModel)
  const checkout = useService(Checkout)
  const { offer, left } = promotion
  const { value } = offer
  return (
    <BoxDialog
      title={value?.title ?? texts.t('boxes.promotion.title')}
      text={value?.text ?? (value === null ? texts.t('boxes.promotion.none') : undefined)}
      later={texts.t('boxes.later')}
      action={
        value == null ? undefined : (
          <OfferAction
            kind="primary"
            offer={value}
            checkout={checkout}
            onFollow={() => {
              promotion.follow(value)
              onClose()
            }}
          />
        )
      }
      onClose={onClose}
    >
      {value === undefined ? (
        offer.error === null ? (
          <Skeleton shape="block" height="120px" />
        ) : (
          <LoadError of={offer} />
        )
      ) : (
        <>
          {left === null ? null : (
            <p>
              <TimeLeft left={left} texts={texts} />
            </p>
          )}
          <p>{texts.t('boxes.promotion.packages')}</p>
          <Packages
            packages={WITH_BONUS}
            onChoose={(chosen) => {
              onClose()
              void checkout.open('moneycharge', { selectedAmount: totalCoins(chosen) })
            }}
          />
        </>
      )}
    </BoxDialog>
  )
})
