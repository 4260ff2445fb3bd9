import { path } from '@/domain/routes/path'
import { ButtonLink } from '@/ui/kit/actions/button'
import { useTexts } from '@/ui/texts/use-texts'
import css from './checkout-frame.module.css'
import { CheckoutHeader } from './checkout-header'

/**
 * The payment service's page where it is opened in a window of its own: a guest who was sent its address could fill in
 * a form that someone else has opened, so no form is shown. No flow of the product opens in a tab of its own (PAY-001,
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
