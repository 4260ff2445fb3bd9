import { filled } from './in-language'
import { dayName, languageList, listOf } from './language-list'
import { hobbies, places } from './traits'
import type { Localized } from '@/adapters/backend/kernel/localized'
import profiles from '@/adapters/backend/world/data/profiles.json' with { type: 'json' }
import { at } from '@/adapters/backend/world/seed/seeded-random'
import type { ActorRecord, ProfileTexts } from '@/adapters/backend/actors/actor-records'
import type { Language } from '@/domain/navigation/language'

/** The facts of a profile that an interview follows from. */
interface InterviewSource extends Pick<ActorRecord, 'languages' | 'tags' | 'schedule'> {
  readonly textSeed: number
}

const { evenings, speech, times, room, bring } = profiles.interview

const inner = (label: string, language: Language): string =>
  language === 'de' ? label : label[0]?.toLocaleLowerCase(language) + label.slice(1)

const capital = (text: string, language: Language): string =>
  (text[0] ?? '').toLocaleUpperCase(language) + text.slice(1)

/**
 * Returns an actor's answers in an interview, in one language: the same facts always give the same
 * answers.
 */
export function interviewTexts(
  { languages, tags, schedule, textSeed }: InterviewSource,
  language: Language,
): NonNullable<ProfileTexts['interview']> {
  const topics = tags.flatMap((id) => hobbies[id]?.label[language] ?? []).map((label) => inner(label, language))
  const place = tags.flatMap((id) => places[id]?.[language] ?? [])[0]
  const days = schedule.map(({ day }) => dayName(day, language))
  const values = {
    topics: listOf(topics, language),
    languages: capital(languageList(languages, language), language),
    days: listOf(days, language),
    from: String(schedule[0]?.from ?? 0),
    place: place ?? '',
  }
  const said = (known: boolean, { question, answer }: { question: Localized; answer: Localized }) =>
    known ? [{ question: question[language], answer: filled(answer[language], values) }] : []
  return [
    ...said(topics.length > 0, evenings),
    ...said(languages.length > 0, speech),
    ...said(days.length > 0, times),
    ...said(place !== undefined, room),
    { question: bring.question[language], answer: at(bring.answers, textSeed % bring.answers.length)[language] },
  ]
}
