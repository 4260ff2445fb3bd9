import { observer } from 'mobx-react-lite'
import type { AlbumDetails } from '@/domain/albums/album'
import { vxc } from '@/domain/money/money'
import { Button } from '@/ui/kit/actions/button'
import { OfferBox, OfferNote, OfferPrice, OfferText, Owned } from '@/ui/payments/content-offer'
import { PayButton } from '@/ui/payments/pay-button'
import { ReadyLine } from '@/ui/payments/ready-line'
import { LinkedText } from '@/ui/base/linked-text'
import { useTexts } from '@/ui/texts/use-texts'
import type { AlbumActionsViewModel } from './album-actions-view-model'

/** The price of the whole album with the button to buy it, or a note that the guest owns it. */
export const AlbumOffer = observer(function AlbumOffer({
  actions,
  album,
  isAgePending,
  vouchers,
}: {
  readonly actions: Pick<AlbumActionsViewModel, 'isBuying' | 'isReady' | 'buy' | 'signUp' | 'proveAge'>
  readonly album: AlbumDetails
  /** The proof of age was sent and is being looked at. */
  readonly isAgePending: boolean
  /** How many albums the guest's vouchers pay. */
  readonly vouchers: number
}) {
  const texts = useTexts()
  const { need, bought, price } = album
  if (need === null) {
    return <Owned>{texts.t(bought ? 'albums.offer.owned' : 'albums.offer.free')}</Owned>
  }
  if (need === 'withdrawn')
    return (
      <OfferBox label={album.title}>
        <OfferText>
          <LinkedText text={texts.t('albums.offer.withdrawn')} />
        </OfferText>
      </OfferBox>
    )
  const isPaid = price.value > 0
  return (
    <OfferBox label={album.title}>
      {isPaid ? <OfferPrice>{texts.t('shell.coins', { count: price.value })}</OfferPrice> : null}
      {need === 'needAgeCheck' ? (
        <>
          <OfferText>{texts.t(isAgePending ? 'albums.offer.agePending' : 'albums.offer.age')}</OfferText>
          <Button wide size="l" kind="primary" onClick={() => actions.proveAge()}>
            {texts.t('albums.offer.ageAction')}
          </Button>
        </>
      ) : isPaid ? (
        <>
          <OfferText>{texts.t('albums.offer.purchase')}</OfferText>
          <PayButton
            wide
            size="l"
            kind="primary"
            loading={actions.isBuying}
            sum={{ price: vouchers > 0 ? vxc(0) : price, per: 'once' }}
            words={() =>
              vouchers > 0 ? texts.t('albums.offer.voucher') : texts.t('albums.offer.buy', { count: price.value })
            }
            onPay={(agreed) => void actions.buy(agreed)}
          />
          {actions.isReady ? <ReadyLine>{texts.t('albums.offer.ready')}</ReadyLine> : null}
          <OfferNote>
            {vouchers > 0 ? texts.t('albums.offer.vouchers', { count: vouchers }) : texts.t('albums.offer.note')}
          </OfferNote>
        </>
      ) : (
        <>
          <OfferText>{texts.t('albums.offer.login')}</OfferText>
          <Button wide size="l" kind="primary" onClick={() => void actions.signUp()}>
            {texts.t('albums.offer.loginAction')}
          </Button>
        </>
      )}
    </OfferBox>
  )
})
