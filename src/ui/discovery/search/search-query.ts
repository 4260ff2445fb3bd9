import type { ActorSort } from '@/domain/actors/actor-order'
import { cleanText, truncateText } from '@/domain/access/text'
import {
  DEFAULT_CATEGORY,
  EVERYBODY,
  SEARCH_AGES,
  SEARCH_MARKS,
  SEARCH_MODES,
  type SearchCriteria,
} from '@/domain/actors/actor-search'
import { CAM_SORTS, GENDER_TYPES, PRICES } from '@/ui/actors/cams/cam-query'
import type { AddressForm } from '@/ui/base/use-list-address'

/** A search as its address specifies it, so that it can be shared and revisited. */
export interface SearchAddress extends SearchCriteria {
  readonly sort: ActorSort
}

const codes = (text: string | null, shape: RegExp, most: number): readonly string[] =>
  [...new Set((text ?? '').split(',').filter((code) => shape.test(code)))].slice(0, most)

const within = (text: string | null, least: number, most: number): number | null => {
  const value = text === null || text === '' ? Number.NaN : Number(text)
  return Number.isInteger(value) && value >= least && value < most ? value : null
}

/** Reads a search from an address; invalid parts are left out, so that no address breaks a list. */
export function readSearch(query: URLSearchParams): SearchAddress {
  const words = (name: string) => (query.get(name) ?? '').split(',')
  const [one, other] = [within(query.get('from'), 21, 61), within(query.get('to'), 21, 61)]
  const isTurned = one !== null && other !== null && one > other
  return {
    category: within(query.get('in'), 1, 1_000) ?? DEFAULT_CATEGORY,
    text: truncateText(cleanText(query.get('q') ?? ''), 60),
    genderTypes: GENDER_TYPES.filter((type) => words('type').includes(type)),
    languages: codes(query.get('language'), /^[a-z]{2,3}$/u, 30),
    countries: codes(query.get('country'), /^[A-Z]{2}$/u, 60),
    ageFrom: isTurned ? other : one,
    ageTo: isTurned ? one : other,
    maxPrice: within(query.get('max'), PRICES.least, PRICES.most),
    modes: SEARCH_MODES.filter((mode) => words('mode').includes(mode)),
    marks: SEARCH_MARKS.filter((mark) => words('mark').includes(mark)),
    sort: CAM_SORTS.find((sort) => sort === query.get('sort')) ?? 'recommended',
  }
}

/** Writes a search without empty parts. */
export function writeSearch(search: SearchAddress): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [
      ['in', search.category === DEFAULT_CATEGORY ? '' : String(search.category)],
      ['q', search.text.trim()],
      ['type', search.genderTypes.join(',')],
      ['language', search.languages.join(',')],
      ['country', search.countries.join(',')],
      ['from', String(search.ageFrom ?? '')],
      ['to', String(search.ageTo ?? '')],
      ['max', String(search.maxPrice ?? '')],
      ['mode', search.modes.join(',')],
      ['mark', search.marks.join(',')],
      ['sort', search.sort === 'recommended' ? '' : search.sort],
    ].filter(([, value]) => value !== ''),
  ) as Readonly<Record<string, string>>
}

/** Reads and writes a search in its address. */
export const searchAddress: AddressForm<SearchAddress> = {
  read: readSearch,
  write: writeSearch,
  cleared: ({ sort }) => ({ ...EVERYBODY, sort }),
}

/** The search without its order. */
export const criteriaOf = (search: SearchAddress): SearchCriteria => ({
  category: search.category,
  text: search.text,
  genderTypes: search.genderTypes,
  languages: search.languages,
  countries: search.countries,
  ageFrom: search.ageFrom,
  ageTo: search.ageTo,
  maxPrice: search.maxPrice,
  modes: search.modes,
  marks: search.marks,
})

/** The bounds of an age range: every fifth year, and the youngest. */
export const AGE_STEPS: readonly number[] = [
  SEARCH_AGES.least,
  ...Array.from({ length: (SEARCH_AGES.most - 25) / 5 + 1 }, (_, index) => 25 + 5 * index),
]
