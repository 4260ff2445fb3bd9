import { useMemo } from 'react'
import type { FormErrors } from '@/ui/kit/forms/form'
import { useTexts } from '@/ui/texts/use-texts'
import type { CheckoutFrameViewModel } from '@/ui/checkout/checkout-frame-view-model'

/** Returns the fields with an error: a date of birth is wrong as a whole. */
const fieldsOf = (field: string): readonly string[] =>
  field === 'birthDate' ? [field, 'day', 'month', 'year'] : [field]

/** If all three parts were typed and the date is refused, no calendar has it. */
const PARTS = ['day', 'month', 'year'] as const

/** Returns the texts of the platform's refusals, by field. */
export function useErrorTexts({ errors, typed }: Pick<CheckoutFrameViewModel, 'errors' | 'typed'>): FormErrors {
  const texts = useTexts()
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(errors).flatMap(([field, code]) =>
          fieldsOf(field).map((name) => [
            name,
            code === 'birth-date' && PARTS.every((part) => typed.get(part) !== '')
              ? texts.t('payments.frame.errors.noSuchDay', {
                  day: typed.get('day'),
                  month: typed.get('month'),
                  year: typed.get('year'),
                })
              : texts.t(`payments.frame.errors.${code}`),
          ]),
        ),
      ),
    [errors, texts, typed],
  )
}
