import type { GenderType } from './actor'
import { textLength } from '@/domain/access/text'
import type { SavedSearchId } from '@/domain/ids'

/** All actors: the default of a search (ACT-044). */
export const DEFAULT_CATEGORY = 3

/** Actors who registered in the last weeks (ACT-045). */
export const NEWLY_REGISTERED = 88

/** The first number of a theme; the others follow in the order of the themes. */
export const FIRST_THEME = 11

/** Bounds of the age range, in years; `most` means no upper bound. */
export const SEARCH_AGES = { least: 21, most: 60 } as const

/** The chat modes a search can require at this moment. */
export const SEARCH_MODES = ['free', 'preview', 'voyeur', 'call'] as const

/** One of the chat modes. */
export type SearchMode = (typeof SEARCH_MODES)[number]

/**
 * The other traits a search can require: live now, new, a star of the platform, with a picture in
 * high definition.
 */
export const SEARCH_MARKS = ['online', 'new', 'star', 'hd'] as const

/** One of the traits. */
export type SearchMark = (typeof SEARCH_MARKS)[number]

/**
 * The criteria of a search; each part is a filter, and an actor has to match all of them (ACT-042).
 */
export interface SearchCriteria {
  /** Number of the category. */
  readonly category: number
  /** A prefix of any part of the name. */
  readonly text: string
  readonly genderTypes: readonly GenderType[]
  /** ISO 639-1; an actor matches with one of them. */
  readonly languages: readonly string[]
  /** ISO 3166-1 alpha-2; an actor matches with one of them. */
  readonly countries: readonly string[]
  /** Years; `null` means no bound. Couples have no single age, so that a range excludes them. */
  readonly ageFrom: number | null
  readonly ageTo: number | null
  /** Maximum price per minute now, in whole coins; `null` means any price. */
  readonly maxPrice: number | null
  /** An actor matches only when all of them are on offer now. */
  readonly modes: readonly SearchMode[]
  /** An actor matches only when all of them apply. */
  readonly marks: readonly SearchMark[]
}

/** A search that matches every actor. */
export const EVERYBODY: SearchCriteria = {
  category: DEFAULT_CATEGORY,
  text: '',
  genderTypes: [],
  languages: [],
  countries: [],
  ageFrom: null,
  ageTo: null,
  maxPrice: null,
  modes: [],
  marks: [],
}

/** The parts that a guest can remove from a search. */
export const SEARCH_PARTS = [
  'category',
  'text',
  'genderTypes',
  'languages',
  'countries',
  'ages',
  'maxPrice',
  'modes',
  'marks',
] as const

/** One of the parts; both bounds of the age range are one part. */
export type SearchPart = (typeof SEARCH_PARTS)[number]

const fieldsOf = (part: SearchPart): readonly (keyof SearchCriteria)[] =>
  part === 'ages' ? ['ageFrom', 'ageTo'] : [part]

const isSet = (value: SearchCriteria[keyof SearchCriteria], neutral: SearchCriteria[keyof SearchCriteria]): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== neutral

/** Returns the parts that filter, in the order of the form. */
export const partsOf = (criteria: SearchCriteria): readonly SearchPart[] =>
  SEARCH_PARTS.filter((part) => fieldsOf(part).some((field) => isSet(criteria[field], EVERYBODY[field])))

/** Returns the same search without one of its parts. */
export const withoutPart = (criteria: SearchCriteria, part: SearchPart): SearchCriteria => ({
  ...criteria,
  ...Object.fromEntries(fieldsOf(part).map((field) => [field, EVERYBODY[field]])),
})

/** Whether an age lies in the range of a search; `null`, the age of a couple, lies in no range. */
export function isInAges(age: number | null, { ageFrom, ageTo }: SearchCriteria): boolean {
  if (ageFrom === null && ageTo === null) return true
  return age !== null && age >= (ageFrom ?? 0) && age <= (ageTo ?? Infinity)
}

/** Maximum number of saved searches: a longer list would itself need a search. */
export const MAX_SAVED_SEARCHES = 20

/** Maximum length of the name of a saved search, in code points. */
export const MAX_SEARCH_NAME = 40

/** A search that a guest has saved under a name. */
export interface SavedSearch {
  readonly id: SavedSearchId
  readonly name: string
  readonly criteria: SearchCriteria
}

/** Normalizes the name for storage; returns `null` when it is empty or too long. */
export function searchName(written: string): string | null {
  const name = written.trim().replaceAll(/\s+/gu, ' ')
  return name === '' || textLength(name) > MAX_SEARCH_NAME ? null : name
}
