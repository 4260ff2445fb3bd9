import { observer } from 'mobx-react-lite'
import { ButtonLink } from '@/ui/kit/actions/button'
import { GiveFeedback } from '@/ui/feedback/give-feedback-screen'
import { PageTitle } from '@/ui/base/page-title'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import css from './support.module.css'

const QUESTIONS = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7'] as const

/** The most frequent questions of guests, and the way to send another one. */
export const Screen = observer(function HelpScreen() {
  const texts = useTexts()
  const href = useHref()
  return (
    <article className={css['page']}>
      <PageTitle title={texts.t('support.help.title')} />
      <header className={css['header']}>
        <h1>{texts.t('support.help.title')}</h1>
        <p>{texts.t('support.help.lead')}</p>
      </header>
      <div className={css['questions']}>
        {QUESTIONS.map((question) => (
          <details key={question}>
            <summary>
              <h2>{texts.t(`support.help.${question}.title`)}</h2>
            </summary>
            <p>{texts.t(`support.help.${question}.text`)}</p>
          </details>
        ))}
      </div>
      <div className={css['next']}>
        <ButtonLink kind="primary" href={href('contact', {})}>
          {texts.t('support.help.contact')}
        </ButtonLink>
        <ButtonLink kind="ghost" href={href('prices', {})}>
          {texts.t('shell.footer.prices')}
        </ButtonLink>
        <ButtonLink kind="ghost" href={href('accessibility', {})}>
          {texts.t('shell.footer.accessibility')}
        </ButtonLink>
        <GiveFeedback />
      </div>
    </article>
  )
})
