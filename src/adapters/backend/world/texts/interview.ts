import { hobbies } from './hobbies'
import { languageList } from './language-list'
import { places } from './places'
import { localized, type Localized } from '@/adapters/backend/kernel/localized'
import { at } from '@/adapters/backend/world/seed/seeded-random'
import type { ActorRecord, ProfileTexts } from '@/adapters/backend/actors/actor-records'
import type { Language } from '@/domain/navigation/language'

/** The facts of a profile that an interview follows from. */
interface InterviewSource extends Pick<ActorRecord, 'languages' | 'tags' | 'schedule'> {
  readonly textSeed: number
}

/** A Sunday, to name week days from. */
const SUNDAY = Date.UTC(2024, 0, 7)
const DAY = 86_400_000

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(?<name>\w+)\}/gu, (_, name: string) => values[name] ?? '')

const evenings = {
  question: localized('Worum geht es an deinen Abenden?', 'What are your evenings about?', '¿De qué van tus noches?'),
  answer: localized(
    'Meistens um {topics}. Womit wir anfangen, suchst du aus.',
    'Mostly about {topics}. You choose where we begin.',
    'Casi siempre de {topics}. Por dónde empezar lo eliges tú.',
  ),
}

const speech = {
  question: localized('In welcher Sprache redet ihr?', 'Which language do you talk in?', '¿En qué idioma habláis?'),
  answer: localized(
    '{languages}, wie es gerade passt.',
    '{languages}, whichever suits us.',
    '{languages}, según nos apetezca.',
  ),
}

const times = {
  question: localized('Wann bist du meistens da?', 'When are you usually there?', '¿Cuándo sueles estar?'),
  answer: localized(
    'Am {days}, meistens ab {from} Uhr.',
    'On {days}, usually from {from}:00.',
    'Los días de siempre: {days}, desde las {from} h.',
  ),
}

const room = {
  question: localized('Wie sieht es bei dir aus?', 'What does your room look like?', '¿Cómo es tu habitación?'),
  answer: localized(
    'Mein Thema ist „{place}“, und danach ist alles eingerichtet.',
    'The theme is “{place}”, and everything is arranged around it.',
    'El tema es «{place}», y todo gira en torno a él.',
  ),
}

const bring = {
  question: localized(
    'Was soll ein Gast mitbringen?',
    'What should a guest bring?',
    '¿Qué debería traer quien te visite?',
  ),
  answers: [
    localized('Eine Frage und etwas Zeit.', 'A question and a little time.', 'Una pregunta y un poco de tiempo.'),
    localized('Gute Laune, mehr braucht es nicht.', 'A good mood, nothing else.', 'Buen humor, nada más.'),
    localized('Ein Lied, das gerade läuft.', 'A song that is on right now.', 'Una canción que suene ahora.'),
    localized('Neugier. Den Rest habe ich.', 'Curiosity. The rest is here.', 'Curiosidad. El resto lo pongo yo.'),
  ],
}

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
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' })
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const topics = tags.flatMap((id) => hobbies[id]?.label[language] ?? []).map((label) => inner(label, language))
  const place = tags.flatMap((id) => places[id]?.[language] ?? [])[0]
  const days = schedule.map(({ day }) => weekday.format(SUNDAY + day * DAY))
  const values = {
    topics: list.format(topics),
    languages: capital(languageList(languages, language), language),
    days: list.format(days),
    from: String(schedule[0]?.from ?? 0),
    place: place ?? '',
  }
  const said = (known: boolean, { question, answer }: { question: Localized; answer: Localized }) =>
    known ? [{ question: question[language], answer: fill(answer[language], values) }] : []
  return [
    ...said(topics.length > 0, evenings),
    ...said(languages.length > 0, speech),
    ...said(days.length > 0, times),
    ...said(place !== undefined, room),
    { question: bring.question[language], answer: at(bring.answers, textSeed % bring.answers.length)[language] },
  ]
}
