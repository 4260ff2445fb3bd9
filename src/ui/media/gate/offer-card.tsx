import { observer } from 'mobx-react-lite'
import type { VideoDetails } from '@/domain/media/video'
import { vxc } from '@/domain/money/money'
import { voucherPieces } from '@/ui/guest/voucher-pieces'
import { Badge } from '@/ui/kit/feedback/badge'
import { Button } from '@/ui/kit/actions/button'
import { VisuallyHidden } from '@/ui/kit/visually-hidden'
import { OfferBox, OfferNote, OfferPrice, OfferText, Owned } from '@/ui/payments/content-offer'
import { PayButton } from '@/ui/payments/pay-button'
import { ReadyLine } from '@/ui/payments/ready-line'
import { VipButton, VipTerms, type Membership } from '@/ui/payments/vip-offer'
import type { TextKey } from '@/ui/texts/catalog'
import { LinkedText } from '@/ui/base/linked-text'
import { useTexts } from '@/ui/texts/use-texts'
import { gateBoxOf, isOnSale, promiseOf } from './gate-box'
import css from './offer-card.module.css'
import type { VideoActionsViewModel } from '@/ui/media/page/video-actions-view-model'

/** The price of the whole video with the button to buy it, or a note that the guest owns it. */
export const OfferCard = observer(function OfferCard({
  videoActions: actions,
  video,
  isQuiet,
  membership,
}: {
  readonly videoActions: Pick<VideoActionsViewModel, 'isBuying' | 'isReady' | 'buy' | 'pass'>
  readonly video: VideoDetails
  /** The same step is offered over the player already. */
  readonly isQuiet: boolean
  readonly membership: Membership
}) {
  const texts = useTexts()
  const { isLoggedIn } = membership.guest
  if (video.need === 'withdrawn')
    return (
      <OfferBox>
        <OfferText>
          <LinkedText text={texts.t('media.offer.withdrawn')} />
        </OfferText>
      </OfferBox>
    )
  const box = gateBoxOf(video)
  if (box === null) {
    return <Owned>{texts.t(reasonOf(video))}</Owned>
  }
  const { price, basePrice } = video
  const vouchers = voucherPieces(membership.guest.guest, 'video', video.actor.id, Date.now())
  const isPaid = price.value > 0 && box !== 'age'
  return (
    <OfferBox>
      {price.value > 0 ? <Amount video={video} /> : null}
      <OfferText>
        {texts.t(`media.gate.${box === 'age' ? 'age' : promiseOf(video)}.line`, {
          now: price.value,
          before: basePrice.value,
        })}
      </OfferText>
      {box === 'vip' ? (
        <>
          <VipButton of={membership} wide size="l" kind={isQuiet ? 'glass' : 'gold'} />
          <OfferNote>
            <VipTerms of={membership} />
          </OfferNote>
        </>
      ) : isPaid || box === 'sale' || box === 'purchase' ? (
        <PayButton
          wide
          size="l"
          kind={isQuiet ? 'glass' : 'primary'}
          loading={actions.isBuying}
          sum={{ price: vouchers > 0 ? vxc(0) : price, per: 'once' }}
          words={() =>
            vouchers > 0 ? texts.t('media.offer.voucher') : texts.t('media.offer.buy', { count: price.value })
          }
          onPay={(agreed) => void actions.buy(agreed)}
        />
      ) : (
        <Button wide size="l" kind={isQuiet ? 'glass' : 'primary'} onClick={() => void actions.pass(box)}>
          {texts.t(`media.gate.${box}.action`)}
        </Button>
      )}
      {actions.isReady ? <ReadyLine>{texts.t('media.offer.ready')}</ReadyLine> : null}
      {isPaid ? (
        <OfferNote>
          {vouchers > 0 ? texts.t('media.offer.vouchers', { count: vouchers }) : texts.t('media.offer.note')}
        </OfferNote>
      ) : null}
      {isPaid && video.vip && isLoggedIn ? (
        <div className={css['club']}>
          <p>
            {texts.t('media.gate.vip.line')} <VipTerms of={membership} />
          </p>
          <VipButton of={membership} kind="glass" />
        </div>
      ) : null}
    </OfferBox>
  )
})

const Amount = observer(function Amount({ video }: { readonly video: VideoDetails }) {
  const texts = useTexts()
  const { price, basePrice } = video
  return (
    <p className={css['amount']}>
      <OfferPrice>{texts.t('shell.coins', { count: price.value })}</OfferPrice>
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
