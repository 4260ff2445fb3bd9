import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { dayOf } from '@/domain/access/typed-day'
import { useTexts } from '@/ui/texts/use-texts'
import css from './birth-date-field.module.css'
import type { CheckoutFrameViewModel } from '@/ui/checkout/checkout-frame-view-model'
import type { FormProps } from '@/ui/checkout/form-props'
import { useErrorText } from './use-error-text'

const PARTS = [
  { name: 'day', complete: 'bday-day', length: 2 },
  { name: 'month', complete: 'bday-month', length: 2 },
  { name: 'year', complete: 'bday-year', length: 4 },
] as const

/** The date of birth that was typed, as `YYYY-MM-DD`. */
export const birthDateOf = ({ typed }: CheckoutFrameViewModel): string =>
  dayOf(typed.get('day'), typed.get('month'), typed.get('year'))

/** A date of birth in three typed fields: scrolling a calendar back to 1990 is impractical. */
export const BirthDateField = observer(function BirthDateField({ frame }: FormProps) {
  const texts = useTexts()
  const { error } = useErrorText(frame)('birthDate')
  const id = useId()
  return (
    <fieldset className={css['group']} aria-describedby={error === undefined ? `${id}-hint` : `${id}-error`}>
      <legend className={css['legend']}>{texts.t('payments.frame.fields.birthDate')}</legend>
      <div className={css['parts']}>
        {PARTS.map(({ name, complete, length }) => (
          <label key={name} className={css['part']} data-part={name}>
            <span>{texts.t(`payments.frame.fields.${name}`)}</span>
            <input
              type="text"
              inputMode="numeric"
              autoComplete={complete}
              maxLength={length}
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              value={frame.typed.get(name)}
              onChange={({ target }) => frame.typed.set(name, target.value.replaceAll(/\D/gu, ''))}
            />
          </label>
        ))}
      </div>
      {error === undefined ? (
        <p id={`${id}-hint`} className={css['hint']}>
          {texts.t('payments.frame.fields.birthDateHint')}
        </p>
      ) : null}
      <p id={`${id}-error`} className={css['error']} aria-live="polite">
        {error}
      </p>
    </fieldset>
  )
})
