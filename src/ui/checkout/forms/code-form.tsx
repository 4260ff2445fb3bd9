import { observer } from 'mobx-react-lite'
import { MAX_CODE } from '@/domain/codes/bonus-code'
import type { FormProps } from '@/ui/checkout/form-props'
import { TextField } from '@/ui/kit/forms/text-field'
import { useTexts } from '@/ui/texts/use-texts'
import { FormFrame } from './form-frame'

/** Redeems a bonus code, or the code of a scratch card; nothing is paid (PAY-020, PAY-021). */
export const CodeForm = observer(function CodeForm({ frame }: FormProps) {
  const texts = useTexts()
  const kind = frame.sheet?.flow === 'scratchcard' ? 'scratch' : 'code'
  return (
    <FormFrame
      frame={frame}
      title={texts.t(`payments.frame.${kind}.title`)}
      text={texts.t(`payments.frame.${kind}.text`)}
      submit={texts.t('payments.frame.code.submit')}
      onSubmit={(read) => frame.submit({ kind: 'code', code: read('code') })}
    >
      <TextField
        label={texts.t(`payments.frame.${kind}.label`)}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={MAX_CODE}
        defaultValue={frame.typed.get('code')}
      />
    </FormFrame>
  )
})
