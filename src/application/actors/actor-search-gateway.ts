import type { ActorSort } from '@/domain/actors/actor-order'
import type { Page } from '@/application/paging/page'
import type { ActorSummary } from '@/domain/actors/actor'
import type { SavedSearch, SearchCriteria, SearchPart } from '@/domain/actors/actor-search'
import type { SavedSearchId } from '@/domain/ids'

/** Something to choose in the form of a search, and how many actors it has. */
export interface SearchChoice<T> {
  readonly value: T
  readonly count: number
}

/** A category of the search; `name` is in the guest's language. */
export interface SearchCategory extends SearchChoice<number> {
  readonly name: string
}

/** What the form of a search begins with (ACT-041). */
export interface SearchStart {
  /** Where the search begins (ACT-044). */
  readonly defaultCategory: number
  readonly categories: readonly SearchCategory[]
  /** ISO 639-1, the most common first. */
  readonly languages: readonly SearchChoice<string>[]
  /** ISO 3166-1 alpha-2, the most common first. */
  readonly countries: readonly SearchChoice<string>[]
  /** Saved by this guest, in the order of their names; none without an account. */
  readonly saved: readonly SavedSearch[]
}

/** A page of the actors who match (ACT-042). */
export interface SearchQuery {
  readonly criteria: SearchCriteria
  readonly sort: ActorSort
  readonly first: number
  readonly offset: number
}

/** How many actors match when one part is dropped. */
export interface Relaxation {
  readonly part: SearchPart
  readonly total: number
}

/** The actors who match; where there are none, which parts to drop, the most helpful first. */
export interface SearchResult extends Page<ActorSummary> {
  readonly relaxations: readonly Relaxation[]
}

/** `too-many`: the guest has saved as many as there can be. */
export type SaveSearchResult =
  | { readonly ok: true; readonly saved: SavedSearch }
  | { readonly ok: false; readonly reason: 'login-required' | 'no-name' | 'too-many' }

/** `not-found`: there is no such search of this guest. */
export type DeleteSearchResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'login-required' | 'not-found' }

/** The search of actors by many criteria, and the searches a guest has saved. Throws `BackendError`. */
export interface ActorSearchGateway {
  /** ACT-041. */
  start(): Promise<SearchStart>
  /** ACT-042; actors who have barred the guest's country are not among them. */
  search(query: SearchQuery): Promise<SearchResult>
  /** Saves a search; one of the same name, in any case, is replaced, so that sending it twice saves it once. */
  save(name: string, criteria: SearchCriteria): Promise<SaveSearchResult>
  /** ACT-043. */
  remove(id: SavedSearchId): Promise<DeleteSearchResult>
}

export const ActorSearchGateway = Symbol.for('ActorSearchGateway')
