import { observer } from 'mobx-react-lite'
import type { Actor, TraitKind } from '@/domain/actors/actor'
import { ageShown, ratingsShown } from '@/domain/actors/actor-rules'
import { useTexts } from '@/ui/texts/use-texts'
import css from './about-panel.module.css'
import { guestAhead, scheduleLines } from './schedule-text'
import { useAlive } from '@/ui/base/container'

type Fact = readonly [name: string, value: string]

const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={css['facts']}>
    {facts
      .filter(([, value]) => value !== '')
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)

/** Facts that a guest wants before a chat. The actor's page has the rest, and repeats none. */
export const KeyFacts = observer(function KeyFacts({ actor }: { readonly actor: Actor }) {
  const texts = useTexts()
  // Before the page is alive only the platform's own clock is known.
  const ahead = useAlive() ? guestAhead(Date.now()) : 0
  const schedule = scheduleLines(actor.schedule, texts, ahead)
  const { countRatings, satisfactionRate } = actor.ratings.lastNinetyDays
  const liked = texts.t('discovery.profile.ratingsOf', { rate: satisfactionRate, count: countRatings })
  return (
    <Facts
      facts={[
        [texts.t('actors.profile.speaks'), actor.languages.map((language) => texts.languageName(language)).join(', ')],
        [texts.t('discovery.usually'), schedule.join('\n')],
        [texts.t('discovery.profile.ratings'), ratingsShown(actor.ratings) ? liked : ''],
        [texts.t('discovery.profile.nature'), labelsOf(actor, 'mood')],
      ]}
    />
  )
})

/** An actor's own text and facts (ACT-020). */
export const AboutPanel = observer(function AboutPanel({ actor }: { readonly actor: Actor }) {
  const texts = useTexts()
  return (
    <div className={css['about']}>
      <p className={css['text']}>{actor.about}</p>
      <Facts
        facts={[
          [texts.t('discovery.profile.age'), String(ageShown(actor) ?? '')],
          [texts.t('discovery.profile.from'), texts.countryName(actor.country)],
          [texts.t('discovery.profile.fans'), texts.number(actor.pinnedCount)],
          [texts.t('discovery.profile.tags'), labelsOf(actor, 'hobby')],
          [texts.t('discovery.profile.places'), labelsOf(actor, 'place')],
        ]}
      />
      <dl className={css['answers']}>
        {actor.answers.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
})

const labelsOf = (actor: Actor, kind: TraitKind): string =>
  actor.tags.flatMap((tag) => (tag.kind === kind ? [tag.label] : [])).join(', ')
