import { observer } from 'mobx-react-lite'
import type { PhoneLine } from '@/domain/phone/pin'
import { Button } from '@/ui/kit/actions/button'
import { Form } from '@/ui/kit/forms/form'
import { TextField } from '@/ui/kit/forms/text-field'
import { useTexts } from '@/ui/texts/use-texts'
import css from './phone.module.css'
import type { PhoneViewModel } from './phone-view-model'

/** Asks for a number first, then for the pin that was sent to it. */
export const PhoneForm = observer(function PhoneForm({
  phone,
  line,
  onVerified,
}: {
  readonly phone: Pick<PhoneViewModel, 'awaited' | 'error' | 'isWorking' | 'request' | 'verify' | 'change'>
  readonly line: PhoneLine
  readonly onVerified?: () => void
}) {
  const texts = useTexts()
  const { error } = phone
  const awaited = phone.awaited(line)
  const problem = error === null ? null : texts.t(`phone.error.${error}`)
  if (awaited === null)
    return (
      <Form
        key="number"
        className={css['form']}
        {...(problem === null ? {} : { errors: { number: problem } })}
        onSubmit={(values) => void phone.request(textOf(values, 'number'), line)}
      >
        <TextField
          name="number"
          label={texts.t(`phone.number.${line}`)}
          hint={texts.t(`phone.hint.${line}`)}
          type="tel"
          autoComplete="tel"
          defaultValue=""
          maxLength={40}
        />
        <Button type="submit" loading={phone.isWorking}>
          {texts.t(`phone.send.${line}`)}
        </Button>
      </Form>
    )
  const verify = async (values: FormData) => {
    if (await phone.verify(awaited, textOf(values, 'pin'))) onVerified?.()
  }
  return (
    <Form
      key="pin"
      className={css['form']}
      {...(problem === null ? {} : { errors: { pin: problem } })}
      onSubmit={(values) => void verify(values)}
    >
      <TextField
        name="pin"
        label={texts.t('phone.pin', { digits: awaited.pinLength })}
        hint={texts.t(`phone.sent.${line}`, { number: awaited.e123 })}
        inputMode="numeric"
        autoComplete="one-time-code"
        defaultValue=""
        maxLength={20}
      />
      <div className={css['row']}>
        <Button type="submit" kind="primary" loading={phone.isWorking}>
          {texts.t('phone.confirm')}
        </Button>
        <Button kind="ghost" onClick={() => phone.change()}>
          {texts.t('phone.other')}
        </Button>
      </div>
    </Form>
  )
})

function textOf(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}
