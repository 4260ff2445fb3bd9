import { passes } from './actor-filter'
import type { ActorRecord } from './actor-records'
import { searchCategories } from './search-categories'
import type { ActorFilter } from '@/application/actors/actor-gateway'
import { ageShown } from '@/domain/actors/actor-rules'
import { isInAges, type SearchCriteria } from '@/domain/actors/actor-search'

const anyOf = <T>(wanted: readonly T[]): readonly T[] | undefined => (wanted.length === 0 ? undefined : wanted)

const whereSet = (isSet: boolean): true | undefined => (isSet ? true : undefined)

/** What of a search the lists of actors can filter by as well. */
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

/** Whether an actor matches a search (ACT-042). A category that does not exist has nobody. */
export function matcherOf(criteria: SearchCriteria, now: number): (actor: ActorRecord) => boolean {
  const { countries, marks } = criteria
  const filter = filterOf(criteria)
  const category = searchCategories.get(criteria.category)
  return (actor) =>
    category?.has(actor, now) === true &&
    passes(actor, filter, now) &&
    (countries.length === 0 || countries.includes(actor.country)) &&
    isInAges(ageShown(actor), criteria) &&
    (!marks.includes('hd') || actor.features.hd)
}
