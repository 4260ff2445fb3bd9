import { useTexts } from '@/ui/texts/use-texts'
import css from './checkout-frame.module.css'

/** Whose page this is, and that no real money moves on it. */
export function CheckoutHeader() {
  const texts = useTexts()
  return (
    <header className={css['header']}>
      <p>{texts.t('payments.frame.title')}</p>
      <small>{texts.t('payments.frame.sandbox')}</small>
    </header>
  )
}
