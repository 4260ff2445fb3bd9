import { Field } from '@base-ui/react/field'
import { observer } from 'mobx-react-lite'
import { useId, type FormEvent } from 'react'
import { dayOf } from '@/domain/access/typed-day'
import { ErrorText } from '@/ui/kit/forms/field'
import { useTexts } from '@/ui/texts/use-texts'
import css from './birth-date-field.module.css'
import type { FormProps } from '@/ui/checkout/form-props'
import type { Read } from './form-frame'

const PARTS = [
  { name: 'day', complete: 'bday-day', length: 2 },
  { name: 'month', complete: 'bday-month', length: 2 },
  { name: 'year', complete: 'bday-year', length: 4 },
] as const

/** The date of birth that was typed, as `YYYY-MM-DD`. */
export const birthDateOf = (read: Read): string => dayOf(read('day'), read('month'), read('year'))

const leaveDigits = ({ currentTarget }: FormEvent<HTMLInputElement>): void => {
  currentTarget.value = currentTarget.value.replaceAll(/\D/gu, '')
}

/** A date of birth in three typed fields: scrolling a calendar back to 1990 is impractical. */
export const BirthDateField = observer(function BirthDateField({ frame }: FormProps) {
  const texts = useTexts()
  const hint = useId()
  return (
    <Field.Root name="birthDate" render={<fieldset aria-describedby={hint} />} className={css['group']}>
      <legend className={css['legend']}>{texts.t('payments.frame.fields.birthDate')}</legend>
      <div className={css['parts']}>
        {PARTS.map(({ name, complete, length }) => (
          <Field.Root key={name} name={name} className={css['part']} data-part={name}>
            <Field.Label>{texts.t(`payments.frame.fields.${name}`)}</Field.Label>
            <Field.Control
              type="text"
              inputMode="numeric"
              autoComplete={complete}
              maxLength={length}
              defaultValue={frame.typed.get(name)}
              onInput={leaveDigits}
            />
          </Field.Root>
        ))}
      </div>
      <p id={hint} className={css['hint']}>
        {texts.t('payments.frame.fields.birthDateHint')}
      </p>
      <ErrorText className={css['error']} error={undefined} />
    </Field.Root>
  )
})
