import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router'
import { Link } from '@/ui/kit/actions/link'
import { LinkedText } from '@/ui/base/linked-text'
import { PageTitle } from '@/ui/base/page-title'
import { useTexts } from '@/ui/texts/use-texts'
import css from './legal-text.module.css'

const SECTIONS = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10'] as const

/** The day the text was last changed, epoch ms. */
const AS_OF = Date.UTC(2026, 10, 21, 12)

/** A long text in numbered sections, each of which can be pointed to. */
export const LegalText = observer(function LegalText({ name }: { readonly name: 'terms' | 'privacy' }) {
  const texts = useTexts()
  const { pathname } = useLocation()
  const title = texts.t(`legal.${name}.title`)
  return (
    <article className={css['page']}>
      <PageTitle title={title} />
      <header className={css['header']}>
        <h1>{title}</h1>
        <p>{texts.t(`legal.${name}.lead`)}</p>
        <p className={css['date']}>{texts.t('legal.asOf', { date: texts.date(AS_OF) })}</p>
      </header>
      <nav className={css['contents']} aria-label={texts.t('legal.contents')}>
        <ol>
          {SECTIONS.map((section) => (
            <li key={section}>
              <Link href={`${pathname}#${section}`}>{texts.t(`legal.${name}.${section}.title`)}</Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css['sections']}>
        {SECTIONS.map((section, index) => (
          <section key={section} id={section} data-anchor={section}>
            <h2>
              <span aria-hidden="true">{index + 1}</span>
              {texts.t(`legal.${name}.${section}.title`)}
            </h2>
            {texts
              .t(`legal.${name}.${section}.text`)
              .split('\n\n')
              .map((paragraph) => (
                <p key={paragraph}>
                  <LinkedText text={paragraph} />
                </p>
              ))}
          </section>
        ))}
      </div>
    </article>
  )
})
