import { path } from '@/domain/navigation/path'
import { useTexts } from '@/ui/texts/use-texts'
import css from './checkout-frame.module.css'

/**
 * The payment service's page where it stands in a window of its own: whoever was sent its address could be filling in a form that
 * somebody else has opened, so there is none. No flow of the product opens in a tab of its own (PAY-001, PAY-077).
 */
export function OwnWindow() {
  const texts = useTexts()
  return (
    <main className={css['page']}>
      <section className={css['note']} role="alert">
        <h1>{texts.t('payments.frame.alone.title')}</h1>
        <p>{texts.t('payments.frame.alone.text')}</p>
        <p>
          <a href={path('start', {}, texts.language)}>{texts.t('payments.frame.alone.link')}</a>
        </p>
      </section>
    </main>
  )
}
