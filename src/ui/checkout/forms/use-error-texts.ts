import { useMemo } from 'react'
import type { FormErrors } from '@/ui/kit/forms/form'
import { useTexts } from '@/ui/texts/use-texts'
import type { CheckoutFrameViewModel } from '@/ui/checkout/checkout-frame-view-model'

/** The fields that are wrong with an error: a date of birth is wrong as a whole. */
const fieldsOf = (field: string): readonly string[] =>
  field === 'birthDate' ? [field, 'day', 'month', 'year'] : [field]

/** The texts of what the platform refused, by field. */
export function useErrorTexts({ errors }: CheckoutFrameViewModel): FormErrors {
  const texts = useTexts()
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(errors).flatMap(([field, code]) =>
          fieldsOf(field).map((name) => [name, texts.t(`payments.frame.errors.${code}`)]),
        ),
      ),
    [errors, texts],
  )
}
