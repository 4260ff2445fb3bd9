import { useTexts } from '@/ui/texts/use-texts'
import css from './checkout-frame.module.css'

/**
 * The page's header: the payment service's where money moves, with a note that it is no real money;
 * the product's own where a guest signs up, logs in or proves their age.
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
