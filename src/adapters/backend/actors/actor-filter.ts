import { joinedIn, NEW_FOR, plain, plainNameOf, WORD_FACET } from './actor-facets'
import type { ActorRecord } from './actor-records'
import type { Condition, FacetCondition } from '@/adapters/stores/selection'
import type { ActorFilter } from '@/application/actors/actor-gateway'

type Passes = (actor: ActorRecord) => boolean

/**
 * Returns the condition that every part of the filter makes (ACT-033, ACT-052). Letters match
 * regardless of their accents.
 */
export function conditionOf(filter: ActorFilter, now: number): Condition<ActorRecord> {
  const { maxPrice, ids, text } = filter
  const wanted = plain(text ?? '')
  const isNew = filter.isNew === true
  return {
    facets: [
      ...marksOf(filter).map((mark) => ({ family: 'mark', anyOf: [mark] })),
      ...anyOf('gender', filter.genderTypes),
      ...anyOf('language', filter.languages),
      ...anyOf('category', filter.category === undefined ? undefined : [filter.category]),
      ...(isNew ? [numbers('joined', (stretch) => stretch >= joinedIn(now) - 1)] : []),
      ...(maxPrice === undefined ? [] : [numbers('price', (price) => price <= maxPrice)]),
      ...(wanted === '' ? [] : [{ family: 'word', anyOf: [firstWordOf(wanted).slice(0, WORD_FACET)] }]),
    ],
    ...(ids === undefined ? {} : { keys: ids }),
    ...passingAll([
      ...(isNew ? [({ registeredSince }: ActorRecord) => now - registeredSince < NEW_FOR] : []),
      ...(wanted.length > WORD_FACET ? [(actor: ActorRecord) => hasWordBeginning(plainNameOf(actor), wanted)] : []),
    ]),
  }
}

/** Actors who satisfy both conditions. */
export const both = (one: Condition<ActorRecord>, other: Condition<ActorRecord>): Condition<ActorRecord> => ({
  ...one,
  ...other,
  facets: [...one.facets, ...other.facets],
  ...passingAll([one, other].flatMap(({ passes }) => (passes === undefined ? [] : [passes]))),
})

const passingAll = (all: readonly Passes[]): { readonly passes?: Passes } =>
  all.length === 0 ? {} : { passes: (actor) => all.every((passes) => passes(actor)) }

function marksOf(filter: ActorFilter): readonly string[] {
  const { online } = filter
  const presence = online === undefined ? [] : [online ? 'online' : 'offline']
  const others = (['freeChat', 'voyeur', 'videoCall', 'preview', 'star'] as const).filter(
    (mark) => filter[mark] === true,
  )
  return [...presence, ...others]
}

const anyOf = (family: string, values: readonly string[] | undefined): readonly FacetCondition[] =>
  values === undefined ? [] : [{ family, anyOf: values }]

const numbers = (family: string, holds: (value: number) => boolean): FacetCondition => ({
  family,
  where: (value) => holds(Number(value)),
})

const firstWordOf = (text: string): string => text.split(' ')[0] ?? ''

const hasWordBeginning = (name: string, wanted: string): boolean =>
  name.startsWith(wanted) || (!wanted.includes(' ') && name.includes(` ${wanted}`))
