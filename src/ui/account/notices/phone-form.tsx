import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/actions/button'
import { Form, type FormErrors } from '@/ui/kit/forms/form'
import { TextField } from '@/ui/kit/forms/text-field'
import { useTexts } from '@/ui/texts/use-texts'
import css from './notices.module.css'
import type { PhoneViewModel } from './phone-view-model'

/** Asks for the number first, then for the code that was sent to it. */
export const PhoneForm = observer(function PhoneForm({
  phone,
  onConfirmed,
}: {
  readonly phone: PhoneViewModel
  readonly onConfirmed: () => void
}) {
  const texts = useTexts()
  const { refusal } = phone
  const errors: FormErrors | undefined =
    refusal === null ? undefined : { number: texts.t(`account.notices.refused.${refusal}`) }
  const confirm = async (values: FormData) => {
    if (await phone.confirm(textOf(values, 'code'))) onConfirmed()
  }
  if (!phone.isCodeSent) {
    return (
      <Form
        key="number"
        className={css['form']}
        {...(errors === undefined ? {} : { errors })}
        onSubmit={(values) => void phone.sendCode(textOf(values, 'number'))}
      >
        <TextField
          name="number"
          label={texts.t('account.notices.phone')}
          hint={texts.t('account.notices.phoneHint')}
          type="tel"
          autoComplete="tel"
          defaultValue=""
          maxLength={40}
        />
        <Button type="submit" loading={phone.isWorking}>
          {texts.t('account.notices.sendCode')}
        </Button>
      </Form>
    )
  }
  return (
    <Form
      key="code"
      className={css['form']}
      {...(errors === undefined ? {} : { errors: { code: errors['number'] ?? '' } })}
      onSubmit={(values) => void confirm(values)}
    >
      <TextField
        name="code"
        label={texts.t('account.notices.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        defaultValue=""
        maxLength={6}
      />
      <div className={css['row']}>
        <Button type="submit" kind="primary" loading={phone.isWorking}>
          {texts.t('account.notices.confirm')}
        </Button>
        <Button kind="ghost" onClick={() => phone.changeNumber()}>
          {texts.t('account.notices.otherNumber')}
        </Button>
      </div>
    </Form>
  )
})

/** Forgets the number. */
export const RemovePhone = observer(function RemovePhone({
  phone,
  onRemoved,
}: {
  readonly phone: PhoneViewModel
  readonly onRemoved: () => void
}) {
  const texts = useTexts()
  return (
    <Button kind="ghost" loading={phone.isWorking} onClick={() => void phone.remove().then(onRemoved)}>
      {texts.t('account.notices.removePhone')}
    </Button>
  )
})

function textOf(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}
