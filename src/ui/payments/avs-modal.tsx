import { observer } from 'mobx-react-lite'
import { avsReason } from '@/ui/payments/avs-reason'
import type { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Button } from '@/ui/kit/actions/button'
import { Dialog } from '@/ui/kit/overlays/dialog'
import type { Checkout } from './checkout-launcher'
import type { ModalProps } from '@/ui/base/modal-props'
import { useTexts } from '@/ui/texts/use-texts'

/** Requests proof of age for restricted content; reports its status (AUT-018, AUT-023, MOD-007). */
export const AvsModal = observer(function AvsModal({
  guest: { guest },
  checkout,
  country,
  onClose,
}: Pick<ModalProps<'avs'>, 'onClose'> & {
  /** The country whose law prescribes the check, ISO 3166-1 alpha-2; absent: that of the product. */
  readonly country?: string
  readonly guest: Pick<GuestViewModel, 'guest'>
  readonly checkout: Pick<Checkout, 'open'>
}) {
  const texts = useTexts()
  const status = guest?.avsStatus ?? 'unknown'
  return (
    <Dialog
      open
      size="s"
      title={texts.t('payments.avs.title')}
      closeLabel={texts.t('shell.states.close')}
      description={
        country === undefined
          ? texts.t('payments.avs.text')
          : texts.t('payments.avs.byLaw', { country: texts.countryName(country) })
      }
      onClose={onClose}
      footer={
        status === 'pending' || status === 'accepted' ? (
          <Button kind="ink" onClick={onClose}>
            {texts.t('shell.states.close')}
          </Button>
        ) : (
          <Button
            kind="primary"
            onClick={() => {
              onClose()
              void checkout.open('avs')
            }}
          >
            {texts.t('payments.avs.start')}
          </Button>
        )
      }
    >
      {status === 'pending' ? <p role="status">{texts.t('payments.avs.pending')}</p> : null}
      {status === 'accepted' ? <p role="status">{texts.t('payments.avs.accepted')}</p> : null}
      {status === 'rejected' ? (
        <p role="alert">
          {texts.t('payments.avs.rejected')} {avsReason(texts, guest?.avsRejectMessage)}
        </p>
      ) : null}
    </Dialog>
  )
})
