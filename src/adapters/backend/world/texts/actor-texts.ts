import { aboutText } from './about-text'
import { at, seededRandom } from '@/adapters/backend/world/seed/seeded-random'
import profiles from '@/adapters/backend/world/data/profiles.json' with { type: 'json' }
import { hobbies, moods, places } from './traits'
import { inflect } from './inflect'
import { languageList } from './language-list'
import type { ActorRecord, ActorTexts, ProfileTexts } from '@/adapters/backend/actors/actor-records'
import type { Localized } from '@/adapters/backend/kernel/localized'
import type { TraitKind } from '@/domain/actors/actor'
import type { Language } from '@/domain/navigation/language'

const { questions } = profiles

/** Promises to a guest, by pastime; written without a verb so that they fit one actor and two. */
const taglines: Readonly<Record<string, Localized>> = profiles.taglines

/** Number of questions that a profile answers. */
const ANSWERS = 4

/** The source of the texts of a seeded actor. */
export interface ActorTextSource extends Pick<ActorRecord, 'id' | 'gender' | 'genderType' | 'languages' | 'tags'> {
  readonly textSeed: number
}

/**
 * Returns the texts of an actor in a row of a list, in one language: the same source always gives
 * the same texts.
 */
export function actorTexts(record: ActorTextSource, language: Language): ActorTexts {
  const drawn = seededRandom(record.textSeed).some(Object.keys(moods), 3)
  const words = fill(record.tags.filter(isMood), drawn, 3)
  return { threeWords: words.flatMap((id) => moodOf(id, record, language) ?? []) }
}

/** Returns the further texts of the profile. */
export function profileTexts(record: ActorTextSource, language: Language): ProfileTexts {
  const dice = seededRandom(record.textSeed)
  // Drawn behind the three words.
  dice.some(Object.keys(moods), 3)
  const themes = fill(record.tags.filter(isHobby), dice.some(Object.keys(hobbies), 2), 2)
  return {
    tagline: taglineOf(record, themes, language),
    about: aboutText(record, themes, language),
    answers: answersOf(record, language),
    tags: record.tags.flatMap((id) => {
      const label = moodOf(id, record, language) ?? tagLabel(id, language)
      return label === undefined ? [] : [{ id, label, kind: kindOf(id) }]
    }),
  }
}

/** Returns the name of a tag; `undefined` for one the world does not know. */
export function tagLabel(id: string, language: Language): string | undefined {
  return (hobbies[id]?.label ?? places[id])?.[language]
}

const kindOf = (id: string): TraitKind => (isMood(id) ? 'mood' : isHobby(id) ? 'hobby' : 'place')

const isMood = (id: string): boolean => Object.hasOwn(moods, id)
const isHobby = (id: string): boolean => Object.hasOwn(hobbies, id)

function moodOf(id: string, record: ActorTextSource, language: Language): string | undefined {
  const word = moods[id]?.[language]
  return word !== undefined && language === 'es' ? inflect(word, record) : word
}

/** Returns so many of the first list, the missing ones from the second. */
function fill(own: readonly string[], drawn: readonly string[], count: number): readonly string[] {
  return [...new Set([...own, ...drawn])].slice(0, count)
}

function taglineOf(record: ActorTextSource, [first = '', second = '']: readonly string[], language: Language): string {
  const lead = taglines[first]?.[language] ?? ''
  if (record.textSeed % 5 < 2) return `${lead}, ${languageList(record.languages, language)}.`
  return `${lead}. ${taglines[second]?.[language] ?? ''}.`
}

function answersOf(record: ActorTextSource, language: Language): ProfileTexts['answers'] {
  const dice = seededRandom(record.textSeed + 2)
  return dice.some(questions, ANSWERS).map(({ question, answers }) => ({
    question: question[language],
    answer: at(answers, dice.int(0, answers.length - 1))[language],
  }))
}
