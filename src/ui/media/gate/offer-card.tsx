import { Check } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { VideoDetails } from '@/domain/media/video'
import { Badge } from '@/ui/kit/feedback/badge'
import { Button } from '@/ui/kit/actions/button'
import { VisuallyHidden } from '@/ui/kit/visually-hidden'
import { PayButton } from '@/ui/payments/pay-button'
import { VipButton, VipTerms, type Membership } from '@/ui/payments/vip-offer'
import type { TextKey } from '@/ui/texts/catalog'
import { useTexts } from '@/ui/texts/use-texts'
import { gateBoxOf, isOnSale, promiseOf } from './gate-box'
import css from './offer-card.module.css'
import type { VideoActionsViewModel } from '@/ui/media/page/video-actions-view-model'

/** What the whole video costs and the way to it; or that it is the guest's already. */
export const OfferCard = observer(function OfferCard({
  videoActions: actions,
  video,
  isQuiet,
  membership,
}: {
  readonly videoActions: Pick<VideoActionsViewModel, 'isBuying' | 'buy' | 'pass'>
  readonly video: VideoDetails
  /** The same step is offered over the player already. */
  readonly isQuiet: boolean
  readonly membership: Membership
}) {
  const texts = useTexts()
  const { isLoggedIn } = membership.guest
  const box = gateBoxOf(video)
  if (box === null) {
    return (
      <p className={css['owned']}>
        <Check aria-hidden="true" />
        {texts.t(reasonOf(video))}
      </p>
    )
  }
  const { price, basePrice } = video
  const isPaid = price.value > 0 && box !== 'age'
  return (
    <section className={css['card']}>
      {price.value > 0 ? <Amount video={video} /> : null}
      <p className={css['line']}>
        {texts.t(`media.gate.${box === 'age' ? 'age' : promiseOf(video)}.line`, {
          now: price.value,
          before: basePrice.value,
        })}
      </p>
      {box === 'vip' ? (
        <>
          <VipButton of={membership} wide size="l" kind={isQuiet ? 'glass' : 'gold'} />
          <p className={css['note']}>
            <VipTerms of={membership} />
          </p>
        </>
      ) : isPaid || box === 'sale' || box === 'purchase' ? (
        <PayButton
          wide
          size="l"
          kind={isQuiet ? 'glass' : 'primary'}
          loading={actions.isBuying}
          sum={{ price, per: 'once' }}
          words={() => texts.t('media.offer.buy', { count: price.value })}
          onPay={(agreed) => void actions.buy(agreed)}
        />
      ) : (
        <Button wide size="l" kind={isQuiet ? 'glass' : 'primary'} onClick={() => void actions.pass(box)}>
          {texts.t(`media.gate.${box}.action`)}
        </Button>
      )}
      {isPaid ? <p className={css['note']}>{texts.t('media.offer.note')}</p> : null}
      {isPaid && video.vip && isLoggedIn ? (
        <div className={css['club']}>
          <p>
            {texts.t('media.gate.vip.line')} <VipTerms of={membership} />
          </p>
          <VipButton of={membership} kind="glass" />
        </div>
      ) : null}
    </section>
  )
})

const Amount = observer(function Amount({ video }: { readonly video: VideoDetails }) {
  const texts = useTexts()
  const { price, basePrice } = video
  return (
    <p className={css['amount']}>
      <span className={css['price']}>{texts.t('shell.coins', { count: price.value })}</span>
      {isOnSale(video) ? (
        <>
          <s>
            <VisuallyHidden>{texts.t('shell.was')} </VisuallyHidden>
            {texts.number(basePrice.value)}
          </s>
          <Badge tone="gold">{texts.t('media.offer.saved', { count: basePrice.value - price.value })}</Badge>
        </>
      ) : null}
    </p>
  )
})

/** Why a video is open to this guest. */
function reasonOf({ guestInfo }: VideoDetails): TextKey {
  if (guestInfo.bought) return 'media.offer.owned'
  if (guestInfo.gifted) return 'media.offer.gifted'
  return guestInfo.flatrate ? 'media.offer.flatrate' : 'media.offer.free'
}
