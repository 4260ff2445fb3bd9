import { useTexts } from '@/ui/texts/use-texts'
import css from './checkout-frame.module.css'

/**
 * Whose page this is: where money moves the payment service's, which states that it is no real money; where a guest signs up, logs in or proves
 * their age, the product's own.
 */
export function CheckoutHeader({ isPayment }: { readonly isPayment: boolean }) {
  const texts = useTexts()
  if (!isPayment) {
    return (
      <header className={css['header']}>
        <p className={css['brand']}>{texts.t('shell.brand')}</p>
      </header>
    )
  }
  return (
    <header className={css['header']}>
      <p>{texts.t('payments.frame.title')}</p>
      <small>{texts.t('payments.frame.sandbox')}</small>
    </header>
  )
}
