import { Check } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { AlbumDetails } from '@/domain/albums/album'
import { Button } from '@/ui/kit/actions/button'
import { PayButton } from '@/ui/payments/pay-button'
import { useTexts } from '@/ui/texts/use-texts'
import type { AlbumActionsViewModel } from './album-actions-view-model'
import css from './album-offer.module.css'

/** What the whole album costs and the way to it; or that it is the guest's already. */
export const AlbumOffer = observer(function AlbumOffer({
  actions,
  album,
  isAgePending,
}: {
  readonly actions: Pick<AlbumActionsViewModel, 'isBuying' | 'buy' | 'signUp' | 'proveAge'>
  readonly album: AlbumDetails
  /** The proof of age was sent and is being looked at. */
  readonly isAgePending: boolean
}) {
  const texts = useTexts()
  const { need, bought, price } = album
  if (need === null) {
    return (
      <p className={css['owned']}>
        <Check aria-hidden="true" />
        {texts.t(bought ? 'albums.offer.owned' : 'albums.offer.free')}
      </p>
    )
  }
  const isPaid = price.value > 0
  return (
    <section className={css['card']} aria-label={album.title}>
      {isPaid ? <p className={css['price']}>{texts.t('shell.coins', { count: price.value })}</p> : null}
      {need === 'needAgeCheck' ? (
        <>
          <p className={css['line']}>{texts.t(isAgePending ? 'albums.offer.agePending' : 'albums.offer.age')}</p>
          <Button wide size="l" kind="primary" onClick={() => actions.proveAge()}>
            {texts.t('albums.offer.ageAction')}
          </Button>
        </>
      ) : isPaid ? (
        <>
          <p className={css['line']}>{texts.t('albums.offer.purchase')}</p>
          <PayButton
            wide
            size="l"
            kind="primary"
            loading={actions.isBuying}
            sum={{ price, per: 'once' }}
            words={() => texts.t('albums.offer.buy', { count: price.value })}
            onPay={(agreed) => void actions.buy(agreed)}
          />
          <p className={css['note']}>{texts.t('albums.offer.note')}</p>
        </>
      ) : (
        <>
          <p className={css['line']}>{texts.t('albums.offer.login')}</p>
          <Button wide size="l" kind="primary" onClick={() => void actions.signUp()}>
            {texts.t('albums.offer.loginAction')}
          </Button>
        </>
      )}
    </section>
  )
})
