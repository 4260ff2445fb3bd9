import type { ActorFilter } from '@/application/actors/actor-gateway'
import { cleanText, truncateText } from '@/domain/access/text'
import type { GenderType } from '@/domain/actors/actor'
import type { ActorSort } from '@/domain/actors/actor-order'
import type { AddressForm } from '@/ui/base/use-list-address'

/** The filters of a list of actors in its address, so that it can be shared and revisited. */
export interface CamQuery {
  readonly text: string
  readonly languages: readonly string[]
  readonly genderTypes: readonly GenderType[]
  readonly modes: readonly CamMode[]
  readonly maxPrice: number | null
  readonly onlyOnline: boolean
  readonly sort: ActorSort
}

export const CAM_MODES = ['free', 'preview', 'voyeur', 'call'] as const
export type CamMode = (typeof CAM_MODES)[number]

export const CAM_SORTS = [
  'recommended',
  'newest',
  'priceUp',
  'priceDown',
  'topRated',
  'name',
] as const satisfies readonly ActorSort[]

export const GENDER_TYPES = ['F', 'M', 'FM', 'FF', 'S'] as const satisfies readonly GenderType[]

/** Languages a guest can filter by; actors use more, but these are the common ones. */
export const LANGUAGE_FILTERS = ['de', 'en', 'es', 'fr', 'it', 'pl', 'pt'] as const

/** Range of the maximum price of a minute, whole coins; at `most` no price is too high. */
export const PRICES = { least: 4, most: 25 } as const

/** Reads a query from an address; invalid parts are left out, so that no address breaks a list. */
export function readCamQuery(query: URLSearchParams): CamQuery {
  const words = (name: string) => (query.get(name) ?? '').split(',')
  const price = Number(query.get('max') ?? Number.NaN)
  return {
    text: truncateText(cleanText(query.get('q') ?? ''), 60),
    languages: LANGUAGE_FILTERS.filter((language) => words('language').includes(language)),
    genderTypes: GENDER_TYPES.filter((type) => words('type').includes(type)),
    modes: CAM_MODES.filter((mode) => words('mode').includes(mode)),
    maxPrice: Number.isInteger(price) && price >= PRICES.least && price < PRICES.most ? price : null,
    onlyOnline: query.get('online') === '1',
    sort: CAM_SORTS.find((sort) => sort === query.get('sort')) ?? 'recommended',
  }
}

/** Writes a query without default values. */
export function writeCamQuery(query: CamQuery): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [
      ['q', query.text],
      ['language', query.languages.join(',')],
      ['type', query.genderTypes.join(',')],
      ['mode', query.modes.join(',')],
      ['max', query.maxPrice === null ? '' : String(query.maxPrice)],
      ['online', query.onlyOnline ? '1' : ''],
      ['sort', query.sort === 'recommended' ? '' : query.sort],
    ].filter(([, value]) => value !== ''),
  ) as Readonly<Record<string, string>>
}

const NOTHING = readCamQuery(new URLSearchParams())

/** Reads and writes the filters of a list of actors in its address. */
export const camAddress: AddressForm<CamQuery> = { read: readCamQuery, write: writeCamQuery, cleared: () => NOTHING }

/** The filter sent to the gateway. */
export function filterOf(query: CamQuery): ActorFilter {
  return {
    ...(query.text === '' ? {} : { text: query.text }),
    ...(query.languages.length === 0 ? {} : { languages: query.languages }),
    ...(query.genderTypes.length === 0 ? {} : { genderTypes: query.genderTypes }),
    ...(query.modes.includes('free') ? { freeChat: true } : {}),
    ...(query.modes.includes('preview') ? { preview: true } : {}),
    ...(query.modes.includes('voyeur') ? { voyeur: true } : {}),
    ...(query.modes.includes('call') ? { videoCall: true } : {}),
    ...(query.maxPrice === null ? {} : { maxPrice: query.maxPrice }),
    ...(query.onlyOnline ? { online: true } : {}),
  }
}

/** Counts the filters of the list that are set, without search and order. */
export const activeFilterCount = (query: CamQuery): number =>
  query.languages.length +
  query.genderTypes.length +
  query.modes.length +
  Number(query.maxPrice !== null) +
  Number(query.onlyOnline)

/** Adds a tag or removes it. */
export const toggled = <T>(all: readonly T[], one: T): readonly T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one]
