import { useTexts } from '@/ui/texts/use-texts'
import type { CheckoutFrameViewModel } from '@/ui/checkout/checkout-frame-view-model'

/** The words for what is wrong with a field, as a prop for it; none where nothing is. */
export function useErrorText(frame: CheckoutFrameViewModel): (field: string) => { readonly error?: string } {
  const texts = useTexts()
  return (field) => {
    const code = frame.errors[field]
    return code === undefined ? {} : { error: texts.t(`payments.frame.errors.${code}`) }
  }
}
