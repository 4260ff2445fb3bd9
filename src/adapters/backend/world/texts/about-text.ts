import { at } from '@/adapters/backend/world/seed/seeded-random'
import type { Localized } from '@/adapters/backend/kernel/localized'
import about from '@/adapters/backend/world/data/about.json' with { type: 'json' }
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import type { Language } from '@/domain/navigation/language'

const { asides, closings, occasions, openings, openingsOfTwo, towns } = about

/** Sentences about a pastime, by its id; true of one actor and of two. */
const aboutHobbies: Readonly<Record<string, Localized>> = about.hobbies

/** Number of actors that towns and occasions tell apart: no two of so many share a sentence. */
const TOLD_APART = 240

/**
 * Has no factor in common with `TOLD_APART`: products with it are in another order, and still told
 * apart.
 */
const STEP = 77

/** Begins that order where nobody learns something in the town where they began something else. */
const SHIFT = 101

/** Returns an actor's text about themselves: four sentences, none of which is another actor's. */
export function aboutText(
  record: Pick<ActorRecord, 'id' | 'genderType'>,
  themes: readonly string[],
  language: Language,
): string {
  const place = Number(record.id) - 1
  const isPair = record.genderType === 'FM' || record.genderType === 'FF'
  const [first = '', second = ''] = themes
  return [
    withAside(isPair ? openingsOfTwo : openings, place, language),
    `${bare(aboutHobbies[first]?.[language])}; ${beginning(place, language)}.`,
    `${bare(aboutHobbies[second]?.[language])}; ${teacher(place * STEP + SHIFT, language)}.`,
    // Turned by half, so that nobody closes with what they began with.
    withAside(closings, place + TOLD_APART / 2, language),
  ].join(' ')
}

const bare = (sentence = ''): string => sentence.replace(/\.$/u, '')

/** A sentence with something that is true beside it: every place has another pair of the two. */
function withAside(sentences: readonly Localized[], place: number, language: Language): string {
  const aside = at(asides, Math.floor(place / sentences.length))[language]
  return `${bare(at(sentences, place)[language])}; ${aside}.`
}

const whereAndWhen = (place: number, language: Language): readonly [string, string] => [
  at(towns, place)[language],
  at(occasions, Math.floor((place % TOLD_APART) / towns.length))[language],
]

function beginning(place: number, language: Language): string {
  const [town, occasion] = whereAndWhen(place, language)
  return {
    de: `begonnen hat das ${occasion} in ${town}`,
    en: `it all began ${occasion} in ${town}`,
    es: `todo empezó ${occasion} en ${town}`,
  }[language]
}

/** A pastime is begun once, and shown by somebody. */
function teacher(place: number, language: Language): string {
  const [town, occasion] = whereAndWhen(place, language)
  return {
    de: `gezeigt hat das jemand aus ${town}, ${occasion}`,
    en: `somebody from ${town} showed how, ${occasion}`,
    es: `lo enseñó alguien de ${town}, ${occasion}`,
  }[language]
}
