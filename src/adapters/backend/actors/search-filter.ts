import { both, conditionOf } from './actor-filter'
import type { ActorRecord } from './actor-records'
import { searchCategories } from './search-categories'
import type { ActorFilter } from '@/application/actors/actor-gateway'
import type { Condition } from '@/adapters/stores/selection'
import { isInAges, type SearchCriteria } from '@/domain/actors/actor-search'

const anyOf = <T>(wanted: readonly T[]): readonly T[] | undefined => (wanted.length === 0 ? undefined : wanted)

const whereSet = (isSet: boolean): true | undefined => (isSet ? true : undefined)

/** Returns the part of a search that the lists of actors can filter by as well. */
function filterOf({ text, genderTypes, languages, maxPrice, modes, marks }: SearchCriteria): ActorFilter {
  const all = {
    text: text === '' ? undefined : text,
    genderTypes: anyOf(genderTypes),
    languages: anyOf(languages),
    maxPrice: maxPrice ?? undefined,
    freeChat: whereSet(modes.includes('free')),
    preview: whereSet(modes.includes('preview')),
    voyeur: whereSet(modes.includes('voyeur')),
    videoCall: whereSet(modes.includes('call')),
    online: whereSet(marks.includes('online')),
    isNew: whereSet(marks.includes('new')),
    star: whereSet(marks.includes('star')),
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as ActorFilter
}

/**
 * Returns the condition of a search (ACT-042), without the actors who barred the country of the
 * guest. A category that does not exist has no actors.
 */
export function searchCondition(criteria: SearchCriteria, countryCode: string, now: number): Condition<ActorRecord> {
  const { countries, marks, ageFrom, ageTo } = criteria
  const category = searchCategories.get(criteria.category)?.condition(now) ?? {
    facets: [{ family: 'category', anyOf: [] }],
  }
  return both(both(category, conditionOf(filterOf(criteria), now)), {
    facets: [
      shownIn(countryCode),
      ...(countries.length === 0 ? [] : [{ family: 'country', anyOf: countries }]),
      ...(ageFrom === null && ageTo === null
        ? []
        : [{ family: 'age', where: (age: string | number) => isInAges(Number(age), criteria) }]),
      ...(marks.includes('hd') ? [{ family: 'mark', anyOf: ['hd'] }] : []),
    ],
  })
}

/** Actors who have not barred a country. */
export const shownIn = (countryCode: string) => ({ family: 'banned', noneOf: [countryCode.toUpperCase()] }) as const
