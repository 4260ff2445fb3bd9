import { fields, id, list, nullable, oneOf, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection } from '@/adapters/stores/store'
import { SEARCH_MARKS, SEARCH_MODES, type SavedSearch, type SearchCriteria } from '@/domain/actors/actor-search'
import type { GuestId, SavedSearchId } from '@/domain/ids'

/** A search that a guest has saved. */
export interface SavedSearchRecord extends SavedSearch {
  readonly guestId: GuestId
}

const criteria = fields<SearchCriteria>({
  category: whole,
  text,
  genderTypes: list(oneOf('F', 'M', 'FM', 'FF', 'S')),
  languages: list(text),
  countries: list(text),
  ageFrom: nullable(whole),
  ageTo: nullable(whole),
  maxPrice: nullable(whole),
  modes: list(oneOf(...SEARCH_MODES)),
  marks: list(oneOf(...SEARCH_MARKS)),
})

/** A name that differs in its capitals only is the same name. */
export const nameKey = (name: string): string => name.toLowerCase()

export const savedSearches: Collection<SavedSearchRecord> = {
  name: 'savedSearches',
  schema: schemaOf(
    fields<SavedSearchRecord>({ id: id<SavedSearchId>(), guestId: id<GuestId>(), name: text, criteria }),
  ),
  key: (saved) => saved.id,
  ofGuest: belongsToGuest('byName'),
  indexes: { byName: ({ guestId, name }) => [[guestId, nameKey(name)]] },
  unique: ['byName'],
}
