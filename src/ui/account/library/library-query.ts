import {
  LIBRARY_MIXES,
  LIBRARY_ORDERS,
  LIBRARY_SOURCES,
  type LibraryList,
  type LibraryMedium,
  type LibraryMix,
  type LibraryOrder,
  type LibrarySource,
} from '@/domain/library/library'
import type { AddressForm } from '@/ui/base/use-list-address'

/** The part of the library that a page shows, from its address. */
export interface LibraryPageQuery {
  /** `null`: the medium of the page with its sub-tabs. */
  readonly mix: LibraryMix | null
  readonly source: LibrarySource
  readonly order: LibraryOrder
  readonly search: string
}

const MAX_SEARCH = 100

/** The query in the address of a library page; invalid parts are left out. */
export const libraryAddress: AddressForm<LibraryPageQuery> = {
  read: (query) => ({
    mix: LIBRARY_MIXES.find((mix) => mix === query.get('tab')) ?? null,
    source: LIBRARY_SOURCES.find((source) => source === query.get('part')) ?? 'shop',
    order: LIBRARY_ORDERS.find((order) => order === query.get('sort')) ?? 'newest',
    search: (query.get('q') ?? '').slice(0, MAX_SEARCH),
  }),
  write: ({ mix, source, order, search }) => ({
    ...(mix === null ? {} : { tab: mix }),
    ...(source === 'shop' ? {} : { part: source }),
    ...(order === 'newest' ? {} : { sort: order }),
    ...(search === '' ? {} : { q: search }),
  }),
  cleared: (query) => ({ ...query, search: '' }),
}

/** Returns the list of a page; the photo page has no tabs beside its sub-tabs. */
export const libraryListOf = ({ mix, source }: LibraryPageQuery, medium: LibraryMedium): LibraryList =>
  mix === null || medium === 'photos' ? { medium, source } : { mix }
