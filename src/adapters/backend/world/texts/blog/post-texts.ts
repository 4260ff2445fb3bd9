import type { YearlyAction } from './actions'
import type { YearlyEvent } from './events'
import type { Feature } from './feature'
import type { Theme } from './interview-theme'
import { h, inLanguage, p, quote, ul, type Line } from './post-draft'
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import type { PostTexts } from '@/adapters/backend/blog/post-records'
import { at } from '@/adapters/backend/world/seed/seeded-random'
import { interviewTexts } from '@/adapters/backend/world/texts/interview'
import { topicFamily } from '@/domain/pictures/artwork'
import { blocksOf } from '@/domain/markup/blocks-of'
import type { Language } from '@/domain/navigation/language'

/** A picture between two paragraphs: the way an editor refers to one. */
const figure = (family: number): string => `<figure><img src="/art/${family}/l2-w640.webp" alt=""></figure>`

/** Returns the texts of an editor, parsed like those of any other source. */
const written = (title: string, teaser: string, html: readonly string[]): PostTexts => ({
  title,
  teaser,
  body: blocksOf(html.join('')),
})

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(?<name>\w+)\}/gu, (_, name: string) => values[name] ?? '')

/** The texts of an evening that comes back; `edition` counts back from the last one. */
export function eventTexts(event: YearlyEvent, year: number, edition: number, language: Language): PostTexts {
  const say = (line: Line): string => filled(inLanguage(line, language), { year: String(year) })
  return written(say(event.title), say(event.teaser), [
    p(say(event.lead)),
    p(say(at(event.editions, edition))),
    figure(topicFamily('event', event.month * 4 + edition + 2)),
    h(say(event.head)),
    ul(...event.program.map(say)),
    quote(say(event.quote)),
  ])
}

export function actionTexts(action: YearlyAction, year: number, language: Language): PostTexts {
  const say = (line: Line): string => filled(inLanguage(line, language), { year: String(year) })
  return written(say(action.title), say(action.teaser), [
    p(say(action.lead)),
    h(say(action.head)),
    ul(...action.terms.map(say)),
    p(say(action.close)),
  ])
}

export function featureTexts(feature: Feature, language: Language): PostTexts {
  const say = (line: Line): string => inLanguage(line, language)
  return written(say(feature.title), say(feature.teaser), [
    ...feature.paragraphs.map((line) => p(say(line))),
    h(say(feature.head)),
    ul(...feature.points.map(say)),
  ])
}

/** The facts that an interview follows from, besides its theme. */
export interface Interviewed extends Pick<ActorRecord, 'name' | 'family' | 'languages' | 'tags' | 'schedule'> {}

const asked = (question: string, answer: string): string => `<h3>${question}</h3>${p(answer)}`

/** Number of questions before a picture. */
const FIRST_PART = 3

/**
 * Returns an interview with an actor, which ends with the answers of the actor's profile; `turn`
 * decides the title and the beginning.
 */
export function interviewPostTexts(theme: Theme, actor: Interviewed, turn: number, language: Language): PostTexts {
  const { name, family, languages, tags, schedule } = actor
  const say = (line: Line): string => filled(inLanguage(line, language), { name })
  const talk = theme.talk.map((_, index) => at(theme.talk, turn + index))
  const answers = talk.map(({ question, answer }) => asked(say(question), say(answer)))
  const facts = interviewTexts({ languages, tags, schedule, textSeed: turn }, language)
  return written(say(at(theme.titles, turn)), say(theme.teaser), [
    p(say(theme.lead)),
    ...answers.slice(0, FIRST_PART),
    figure(family),
    ...answers.slice(FIRST_PART),
    ...facts.map(({ question, answer }) => asked(question, answer)),
    p(`<em>${say(theme.close)}</em>`),
  ])
}
