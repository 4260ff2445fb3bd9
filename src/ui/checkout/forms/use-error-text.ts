import { useTexts } from '@/ui/texts/use-texts'
import type { CheckoutFrameViewModel } from '@/ui/checkout/checkout-frame-view-model'

/** The text for an error of a field, as a prop for it; none where there is no error. */
export function useErrorText(frame: CheckoutFrameViewModel): (field: string) => { readonly error?: string } {
  const texts = useTexts()
  return (field) => {
    const code = frame.errors[field]
    return code === undefined ? {} : { error: texts.t(`payments.frame.errors.${code}`) }
  }
}
