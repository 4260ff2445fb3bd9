import { observer } from 'mobx-react-lite'
import { ButtonLink } from '@/ui/kit/actions/button'
import { PageTitle } from '@/ui/base/page-title'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import css from './support.module.css'

const UNMET = ['live', 'video', 'tv', 'pictures', 'figures', 'people', 'others'] as const

/** The target, how it is tested, known failures with reasons, and how to report a barrier. */
export const Screen = observer(function AccessibilityScreen() {
  const texts = useTexts()
  const href = useHref()
  return (
    <article className={css['page']}>
      <PageTitle title={texts.t('support.accessibility.title')} />
      <header className={css['header']}>
        <h1>{texts.t('support.accessibility.title')}</h1>
        <p>{texts.t('support.accessibility.lead')}</p>
      </header>
      <section className={css['section']}>
        <h2>{texts.t('support.accessibility.target.title')}</h2>
        <p>{texts.t('support.accessibility.target.text')}</p>
      </section>
      <section className={css['section']}>
        <h2>{texts.t('support.accessibility.tested.title')}</h2>
        <p>{texts.t('support.accessibility.tested.text')}</p>
      </section>
      <section className={css['section']}>
        <h2>{texts.t('support.accessibility.unmet.title')}</h2>
        {UNMET.map((one) => (
          <div key={one}>
            <h3>{texts.t(`support.accessibility.unmet.${one}.title`)}</h3>
            <p>{texts.t(`support.accessibility.unmet.${one}.text`)}</p>
          </div>
        ))}
      </section>
      <section className={css['section']}>
        <h2>{texts.t('support.accessibility.report.title')}</h2>
        <p>{texts.t('support.accessibility.report.text')}</p>
        <div className={css['next']}>
          <ButtonLink kind="primary" href={href('contact', {}, { topic: 'technical' })}>
            {texts.t('support.accessibility.report.write')}
          </ButtonLink>
        </div>
      </section>
    </article>
  )
})
