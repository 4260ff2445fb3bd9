import { path } from '@/domain/routes/path'
import { ButtonLink } from '@/ui/kit/actions/button'
import { useTexts } from '@/ui/texts/use-texts'
import css from './checkout-frame.module.css'
import { CheckoutHeader } from './checkout-header'

/**
 * The payment service's page in its own window. No form is shown: a guest who was sent the address
 * could fill in a form that someone else opened. No flow of the product opens its own tab (PAY-001,
 * PAY-077).
 */
export function OwnWindow() {
  const texts = useTexts()
  return (
    <main className={css['page']}>
      <CheckoutHeader isPayment={false} />
      <section className={css['note']} role="alert">
        <h1>{texts.t('payments.frame.alone.title')}</h1>
        <p>{texts.t('payments.frame.alone.text')}</p>
        <div className={css['actions']}>
          <ButtonLink kind="ink" href={path('start', {}, texts.language)}>
            {texts.t('payments.frame.alone.link')}
          </ButtonLink>
        </div>
      </section>
    </main>
  )
}
