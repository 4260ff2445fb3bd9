import { path } from '@/domain/navigation/path'
import { ButtonLink } from '@/ui/kit/actions/button'
import { useTexts } from '@/ui/texts/use-texts'
import css from './checkout-frame.module.css'
import { CheckoutHeader } from './checkout-header'

/**
 * The payment service's page where it stands in a window of its own: whoever was sent its address could be filling in a form that
 * somebody else has opened, so there is none. No flow of the product opens in a tab of its own (PAY-001, PAY-077).
 */
export function OwnWindow() {
  const texts = useTexts()
  return (
    <main className={css['page']}>
      <CheckoutHeader />
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
