import { observer } from 'mobx-react-lite'
import { SANDBOX_MEANS, type SandboxMeans } from '@/application/payments/checkout-service'
import css from '@/ui/checkout/checkout-frame.module.css'
import { Radio } from '@/ui/kit/forms/toggle'
import { useTexts } from '@/ui/texts/use-texts'
import type { Read } from './form-frame'

/** The card that was chosen. */
export const meansOf = (read: Read): SandboxMeans => {
  const chosen = read('means')
  return SANDBOX_MEANS.find((means) => means === chosen) ?? 'approves'
}

/** The test cards; a real payment service shows card fields instead. */
export const MeansChoice = observer(function MeansChoice() {
  const texts = useTexts()
  return (
    <fieldset className={css['outcomes']}>
      <legend>{texts.t('payments.frame.keep.cards')}</legend>
      {SANDBOX_MEANS.map((means) => (
        <Radio
          key={means}
          name="means"
          label={texts.t(`payments.frame.keep.${means}`)}
          value={means}
          defaultChecked={means === 'approves'}
        />
      ))}
    </fieldset>
  )
})
