import { useMemo } from 'react'
import type { FormErrors } from '@/ui/kit/forms/form'
import { useTexts } from '@/ui/texts/use-texts'
import type { CheckoutFrameViewModel } from '@/ui/checkout/checkout-frame-view-model'

/** The fields that are wrong with an error: a date of birth is wrong as a whole. */
const fieldsOf = (field: string): readonly string[] =>
  field === 'birthDate' ? [field, 'day', 'month', 'year'] : [field]

/** A date of which all of these were typed and that is refused is one that no calendar has. */
const PARTS = ['day', 'month', 'year'] as const

/** The texts of what the platform refused, by field. */
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
