import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import type { PostTexts } from '@/adapters/backend/blog/post-records'
import type { Localized } from '@/adapters/backend/kernel/localized'
import { at } from '@/adapters/backend/world/seed/seeded-random'
import { inLanguage } from '@/adapters/backend/world/texts/in-language'
import { interviewTexts } from '@/adapters/backend/world/texts/interview'
import { topicFamily } from '@/domain/pictures/artwork'
import { blocksOf } from '@/domain/markup/blocks-of'
import type { Language } from '@/domain/navigation/language'

/** What comes back every year, on a day of a month that is counted from 0. `{year}` is the year. */
interface Yearly {
  readonly slug: string
  readonly month: number
  readonly day: number
  readonly title: Localized
  readonly teaser: Localized
  readonly lead: Localized
  readonly head: Localized
}

/** An evening that comes back every year, with a special feature in each edition. */
interface YearlyEvent extends Yearly {
  readonly program: readonly Localized[]
  readonly quote: Localized
  readonly editions: readonly Localized[]
}

/** An offer that comes back every year. */
interface YearlyAction extends Yearly {
  readonly terms: readonly Localized[]
  readonly close: Localized
}

/** A new feature of the platform, announced once. */
interface Feature {
  readonly title: Localized
  readonly teaser: Localized
  readonly paragraphs: readonly Localized[]
  readonly head: Localized
  readonly points: readonly Localized[]
}

/** A subject to talk about with an actor. `{name}` is the actor. */
interface Theme {
  readonly titles: readonly Localized[]
  readonly teaser: Localized
  readonly lead: Localized
  readonly talk: readonly { readonly question: Localized; readonly answer: Localized }[]
  readonly close: Localized
}

// The HTML of an editor: a paragraph, a heading, a quote and a list.
const p = (text: string): string => `<p>${text}</p>`
const h = (text: string): string => `<h2>${text}</h2>`
const quoted = (text: string): string => `<blockquote>${p(text)}</blockquote>`
const ul = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** A picture between two paragraphs: the way an editor refers to one. */
const figure = (family: number): string => `<figure><img src="/art/${family}/l2-w640.webp" alt=""></figure>`

/** Returns the texts of an editor, parsed like those of any other source. */
const written = (title: string, teaser: string, html: readonly string[]): PostTexts => ({
  title,
  teaser,
  body: blocksOf(html.join('')),
})

/** The texts of an evening that comes back; `edition` counts back from the last one. */
export function eventTexts(event: YearlyEvent, year: number, edition: number, language: Language): PostTexts {
  const { title, teaser, lead, editions, head, program, quote } = inLanguage(event, language, { year: String(year) })
  return written(title, teaser, [
    p(lead),
    p(at(editions, edition)),
    figure(topicFamily('event', event.month * 4 + edition + 2)),
    h(head),
    ul(program),
    quoted(quote),
  ])
}

export function actionTexts(action: YearlyAction, year: number, language: Language): PostTexts {
  const { title, teaser, lead, head, terms, close } = inLanguage(action, language, { year: String(year) })
  return written(title, teaser, [p(lead), h(head), ul(terms), p(close)])
}

export function featureTexts(feature: Feature, language: Language): PostTexts {
  const { title, teaser, paragraphs, head, points } = inLanguage(feature, language)
  return written(title, teaser, [...paragraphs.map(p), h(head), ul(points)])
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
  const { titles, teaser, lead, talk, close } = inLanguage(theme, language, { name })
  const answers = talk.map((_, index) => at(talk, turn + index)).map(({ question, answer }) => asked(question, answer))
  const facts = interviewTexts({ languages, tags, schedule, textSeed: turn }, language)
  return written(at(titles, turn), teaser, [
    p(lead),
    ...answers.slice(0, FIRST_PART),
    figure(family),
    ...answers.slice(FIRST_PART),
    ...facts.map(({ question, answer }) => asked(question, answer)),
    p(`<em>${close}</em>`),
  ])
}
