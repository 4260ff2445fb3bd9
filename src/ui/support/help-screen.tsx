import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useLocation } from 'react-router'
import {
  findAnswers,
  HELP_ANSWERS,
  HELP_TOPICS,
  SUPPORT_TOPIC_OF,
  type HelpAnswerId,
  type HelpText,
  type HelpTopic,
} from '@/domain/support/help-answers'
import { useAlive } from '@/ui/base/container'
import { PageTitle } from '@/ui/base/page-title'
import { useHref } from '@/ui/base/use-href'
import { GiveFeedback } from '@/ui/feedback/give-feedback-screen'
import { ButtonLink } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { SearchField } from '@/ui/kit/forms/search-field'
import type { Texts } from '@/ui/texts/texts'
import { useTexts } from '@/ui/texts/use-texts'
import css from './support.module.css'

interface Answer extends HelpText {
  readonly id: HelpAnswerId
  readonly topic: HelpTopic
}

const answersOf = (texts: Pick<Texts, 't'>): readonly Answer[] =>
  HELP_TOPICS.flatMap((topic) =>
    HELP_ANSWERS[topic].map((id) => ({
      id,
      topic,
      title: texts.t(`support.help.answers.${id}.title`),
      text: texts.t(`support.help.answers.${id}.text`),
    })),
  )

/** Guests' questions by topic, with a search, and a link to send another. */
export const Screen = observer(function HelpScreen() {
  const texts = useTexts()
  const href = useHref()
  const [pattern, setPattern] = useState('')
  const all = answersOf(texts)
  const isSearched = pattern.trim() !== ''
  const found = isSearched ? findAnswers(all, pattern) : all
  return (
    <article className={css['page']}>
      <PageTitle title={texts.t('support.help.title')} />
      <header className={css['header']}>
        <h1>{texts.t('support.help.title')}</h1>
        <p>{texts.t('support.help.lead')}</p>
      </header>
      <div className={css['find']}>
        <SearchField
          label={texts.t('support.help.search')}
          clearLabel={texts.t('support.help.clear')}
          placeholder={texts.t('support.help.search')}
          value={pattern}
          onChange={setPattern}
        />
        <output className={css['count']} aria-label={texts.t('support.help.search')}>
          {isSearched ? texts.t('support.help.found', { count: found.length }) : ''}
        </output>
      </div>
      {isSearched ? (
        found.length === 0 ? (
          <EmptyState title={texts.t('support.help.none')} text={texts.t('support.help.noneText')} />
        ) : (
          <Questions answers={found} />
        )
      ) : (
        HELP_TOPICS.map((topic) => (
          <section key={topic} aria-labelledby={`help-${topic}`}>
            <h2 id={`help-${topic}`} className={css['topic']}>
              {texts.t(`support.help.topics.${topic}`)}
            </h2>
            <Questions answers={all.filter((answer) => answer.topic === topic)} />
          </section>
        ))
      )}
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

/** Opens the answer that the address names, once the page is alive: servers see no anchor. */
const Questions = observer(function Questions({ answers }: { readonly answers: readonly Answer[] }) {
  const texts = useTexts()
  const href = useHref()
  const { hash } = useLocation()
  const isAlive = useAlive()
  return (
    <div className={css['questions']}>
      {answers.map(({ id, topic, title, text }) => (
        <details key={id} id={id} open={isAlive && hash === `#${id}`}>
          <summary>
            <h3>{title}</h3>
          </summary>
          <p>{text}</p>
          <p>
            <Link className={css['more']} href={href('contact', {}, { topic: SUPPORT_TOPIC_OF[topic] })}>
              {texts.t('support.help.more')}
            </Link>
          </p>
        </details>
      ))}
    </div>
  )
})
