import { isCrude } from './crude'
import heard from '@/adapters/backend/world/data/heard.json' with { type: 'json' }
import { wordsOf } from '@/domain/search/words'

/** Returns the words of a text one space apart, without case, accents and signs, for comparison with patterns. */
export const plainWords = (text: string): string => wordsOf(text).join(' ')

/**
 * Returns a function that finds the first of several names by whose patterns plain words are
 * recognized: German, English and Spanish, each a regular expression of whole words.
 */
function recognizing<Name extends string>(patterns: Readonly<Record<Name, readonly string[]>>) {
  const compiled = (Object.keys(patterns) as Name[]).map(
    (name) => [name, new RegExp(`\\b(?:${patterns[name].join('|')})\\b`, 'u')] as const,
  )
  return (text: string): Name | null => {
    const words = plainWords(text)
    return compiled.find(([, pattern]) => pattern.test(words))?.[0] ?? null
  }
}

/** A question that an actor answers from their own facts; they are compared in the order of the data. */
export type FactQuestion = keyof typeof heard.questions

/** Returns the fact of an actor that a question is about; `null`: none. */
export const factQuestionOf = recognizing(heard.questions)

/** The feeling of a guest in a text, as far as they write it; `null`: none. */
export const feelingOf = recognizing(heard.feelings)

/** A message's words about a topic count before the greeting it begins with. */
const subjectOf = recognizing(heard.subjects)

/** The subject of a message, as far as an actor needs it to answer. */
export type Intent = keyof typeof heard.subjects | 'crude' | 'gift' | 'control' | 'question' | 'other'

/** Returns the subject of a message, and perhaps a gift. */
export function intentOf(received: string, giftId: string): Intent {
  if (isCrude(received)) return 'crude'
  if (giftId !== '') return giftId === 'control' ? 'control' : 'gift'
  return subjectOf(received) ?? (received.includes('?') ? 'question' : 'other')
}

const INTRODUCTION =
  /(?:ich hei(?:ß|ss)e|mein name ist|my name is|my name['’]s|call me|me llamo|mi nombre es)\s+(?<name>\p{L}{2,20})(?!\p{L})/iu

/**
 * Returns the name by which a guest introduces themselves; `null`: they do not. A crude word is no
 * name.
 */
export function introducedAs(text: string): string | null {
  const name = INTRODUCTION.exec(text)?.groups?.['name'] ?? null
  return name === null || isCrude(name) ? null : name
}
