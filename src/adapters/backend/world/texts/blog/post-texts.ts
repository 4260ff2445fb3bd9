import type { YearlyAction } from './actions'
import type { YearlyEvent } from './events'
import type { Feature } from './features'
import type { Theme } from './interviews'
import { h, inLanguage, p, quote, ul, type Line } from './post-draft'
import type { PostTexts } from '@/adapters/backend/blog/post-records'
import { at } from '@/adapters/backend/world/seed/seeded-random'
import { topicFamily, type Topic } from '@/domain/media/artwork'
import { blocksOf } from '@/domain/markup/blocks-of'
import type { Language } from '@/domain/navigation/language'

/** A picture between two paragraphs: the way an editor refers to one. */
const figure = (topic: Topic, number: number): string =>
  `<figure><img src="/art/${topicFamily(topic, number)}/l2-w640.webp" alt=""></figure>`

/** What an editor hands over is read as what comes from anywhere else. */
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
    figure('event', event.month * 4 + edition + 2),
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

/** How many questions of a theme an interview has. */
const QUESTIONS = 5

/** An interview with an actor; `turn` decides the title and with which question it begins. */
export function interviewPostTexts(theme: Theme, name: string, turn: number, language: Language): PostTexts {
  const say = (line: Line): string => filled(inLanguage(line, language), { name })
  const talk = Array.from({ length: QUESTIONS }, (_, index) => at(theme.talk, turn + index))
  const answers = talk.map(({ question, answer }) => `<h3>${say(question)}</h3>${p(say(answer))}`)
  return written(say(at(theme.titles, turn)), say(theme.teaser), [
    p(say(theme.lead)),
    ...answers.slice(0, 3),
    figure('article', turn * 4 + theme.slug.length),
    ...answers.slice(3),
    p(`<em>${say(theme.close)}</em>`),
  ])
}
