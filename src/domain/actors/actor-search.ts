import type { GenderType } from './actor'
import { textLength } from '@/domain/access/text'
import type { SavedSearchId } from '@/domain/ids'

/** All actors: where a search begins (ACT-044). */
export const DEFAULT_CATEGORY = 3

/** Actors who registered in the last weeks (ACT-045). */
export const NEWLY_REGISTERED = 88

/** The first number of a theme; the others follow in the order of the themes. */
export const FIRST_THEME = 11

/** The youngest and the oldest end of the range of ages, in years; from `most` on there is no upper end. */
export const SEARCH_AGES = { least: 21, most: 60 } as const

/** How a guest can chat with an actor at this moment. */
export const SEARCH_MODES = ['free', 'preview', 'voyeur', 'call'] as const

/** One of the ways to chat. */
export type SearchMode = (typeof SEARCH_MODES)[number]

/** What an actor can be besides: live now, new, a star of the platform, with a picture in high definition. */
export const SEARCH_MARKS = ['online', 'new', 'star', 'hd'] as const

/** One of the marks. */
export type SearchMark = (typeof SEARCH_MARKS)[number]

/** What a guest looks for; each part is a filter, and an actor has to match all of them (ACT-042). */
export interface SearchCriteria {
  /** The number of a category. */
  readonly category: number
  /** Beginning of any part of the name. */
  readonly text: string
  readonly genderTypes: readonly GenderType[]
  /** ISO 639-1; one of them is enough. */
  readonly languages: readonly string[]
  /** ISO 3166-1 alpha-2; one of them is enough. */
  readonly countries: readonly string[]
  /** Years; `null`: no such end. Profiles of two have no age in common, so that a range leaves them out. */
  readonly ageFrom: number | null
  readonly ageTo: number | null
  /** The maximum a minute may cost now, whole coins; `null`: any price. */
  readonly maxPrice: number | null
  /** All of them are on offer now. */
  readonly modes: readonly SearchMode[]
  /** All of them apply. */
  readonly marks: readonly SearchMark[]
}

/** A search that leaves nobody out. */
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

/** The parts that a guest can drop from a search. */
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

/** One of the parts; the two ends of the range of ages are one. */
export type SearchPart = (typeof SEARCH_PARTS)[number]

const fieldsOf = (part: SearchPart): readonly (keyof SearchCriteria)[] =>
  part === 'ages' ? ['ageFrom', 'ageTo'] : [part]

const isSet = (value: SearchCriteria[keyof SearchCriteria], neutral: SearchCriteria[keyof SearchCriteria]): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== neutral

/** The parts that filter, in the order of a form. */
export const partsOf = (criteria: SearchCriteria): readonly SearchPart[] =>
  SEARCH_PARTS.filter((part) => fieldsOf(part).some((field) => isSet(criteria[field], EVERYBODY[field])))

/** The same search without one of its parts. */
export const withoutPart = (criteria: SearchCriteria, part: SearchPart): SearchCriteria => ({
  ...criteria,
  ...Object.fromEntries(fieldsOf(part).map((field) => [field, EVERYBODY[field]])),
})

/** Whether an age lies in the range of a search; `null`, the age of a profile of two, lies in no range. */
export function isInAges(age: number | null, { ageFrom, ageTo }: SearchCriteria): boolean {
  if (ageFrom === null && ageTo === null) return true
  return age !== null && age >= (ageFrom ?? 0) && age <= (ageTo ?? Infinity)
}

/** How many searches a guest can save: more would be a list to search in. */
export const MAX_SAVED_SEARCHES = 20

/** Maximum length of the name of a saved search, in code points. */
export const MAX_SEARCH_NAME = 40

/** A search that a guest has saved under a name. */
export interface SavedSearch {
  readonly id: SavedSearchId
  readonly name: string
  readonly criteria: SearchCriteria
}

/** The name as it is stored; `null`: there is none, or it is too long. */
export function searchName(written: string): string | null {
  const name = written.trim().replaceAll(/\s+/gu, ' ')
  return name === '' || textLength(name) > MAX_SEARCH_NAME ? null : name
}
