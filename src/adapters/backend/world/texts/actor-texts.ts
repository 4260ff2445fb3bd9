import { aboutText } from './about-text'
import { at, diceOf } from '@/adapters/backend/world/seed/dice'
import { hobbies } from './hobbies'
import { moods } from './moods'
import { places } from './places'
import { questions } from './questions'
import { taglines } from './taglines'
import { inflect } from './inflect'
import { remembered } from './remembered'
import { languageList } from './language-list'
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import type { ActorTrait, TraitKind } from '@/domain/actors/actor'
import type { Language } from '@/domain/navigation/language'

/** How many questions a profile answers. */
const ANSWERS = 4

export interface ActorTexts {
  readonly threeWords: readonly string[]
  readonly tagline: string
  readonly about: string
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
  readonly tags: readonly ActorTrait[]
}

/** Everything a profile says, in the language asked for: the same record always says the same. */
export const actorTexts = remembered(textsOf)

function textsOf(record: ActorRecord, language: Language): ActorTexts {
  const dice = diceOf(record.textSeed)
  const drawn = dice.some(Object.keys(moods), 3)
  const pastimes = dice.some(Object.keys(hobbies), 2)
  const words = fill(record.tags.filter(isMood), drawn, 3)
  const themes = fill(record.tags.filter(isHobby), pastimes, 2)
  return {
    threeWords: words.flatMap((id) => moodOf(id, record, language) ?? []),
    tagline: taglineOf(record, themes, language),
    about: aboutText(record, themes, language),
    answers: answersOf(record, language),
    tags: record.tags.flatMap((id) => {
      const label = moodOf(id, record, language) ?? tagLabel(id, language)
      return label === undefined ? [] : [{ id, label, kind: kindOf(id) }]
    }),
  }
}

/** What a tag is called; `undefined` for one the world does not know. */
export function tagLabel(id: string, language: Language): string | undefined {
  return (hobbies[id]?.label ?? places[id])?.[language]
}

const kindOf = (id: string): TraitKind => (isMood(id) ? 'mood' : isHobby(id) ? 'hobby' : 'place')

const isMood = (id: string): boolean => Object.hasOwn(moods, id)
const isHobby = (id: string): boolean => Object.hasOwn(hobbies, id)

function moodOf(id: string, record: ActorRecord, language: Language): string | undefined {
  const word = moods[id]?.[language]
  return word !== undefined && language === 'es' ? inflect(word, record) : word
}

/** So many of the first list, the missing ones from the second. */
function fill(own: readonly string[], drawn: readonly string[], count: number): readonly string[] {
  return [...new Set([...own, ...drawn])].slice(0, count)
}

function taglineOf(record: ActorRecord, [first = '', second = '']: readonly string[], language: Language): string {
  const lead = taglines[first]?.[language] ?? ''
  if (record.textSeed % 5 < 2) return `${lead}, ${languageList(record.languages, language)}.`
  return `${lead}. ${taglines[second]?.[language] ?? ''}.`
}

function answersOf(record: ActorRecord, language: Language): ActorTexts['answers'] {
  const dice = diceOf(record.textSeed + 2)
  return dice.some(questions, ANSWERS).map(({ question, answers }) => ({
    question: question[language],
    answer: at(answers, dice.int(0, answers.length - 1))[language],
  }))
}
