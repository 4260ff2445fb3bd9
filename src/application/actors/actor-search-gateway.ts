import type { ActorSort } from '@/domain/actors/actor-order'
import type { Page } from '@/application/paging/page'
import type { ActorSummary } from '@/domain/actors/actor'
import type { SavedSearch, SearchCriteria, SearchPart } from '@/domain/actors/actor-search'
import type { SavedSearchId } from '@/domain/ids'

/** A choice in the search form, with the number of actors it matches. */
export interface SearchChoice<T> {
  readonly value: T
  readonly count: number
}

/** A category of the search; `name` is in the guest's language. */
export interface SearchCategory extends SearchChoice<number> {
  readonly name: string
}

/** The data that the search form opens with (ACT-041). */
export interface SearchStart {
  /** The category that is selected at first (ACT-044). */
  readonly defaultCategory: number
  readonly categories: readonly SearchCategory[]
  /** ISO 639-1, the most common first. */
  readonly languages: readonly SearchChoice<string>[]
  /** ISO 3166-1 alpha-2, the most common first. */
  readonly countries: readonly SearchChoice<string>[]
  /** The searches saved by this guest, sorted by name; none without an account. */
  readonly saved: readonly SavedSearch[]
}

/** A page of the actors who match (ACT-042). */
export interface SearchQuery {
  readonly criteria: SearchCriteria
  readonly sort: ActorSort
  readonly first: number
  readonly offset: number
}

/** The number of actors who match once one part is dropped. */
export interface Relaxation {
  readonly part: SearchPart
  readonly total: number
}

/**
 * The actors who match. If there are none, `relaxations` lists the parts to drop, the most helpful
 * first.
 */
export interface SearchResult extends Page<ActorSummary> {
  readonly relaxations: readonly Relaxation[]
}

/** `too-many`: the guest already has the maximum number of saved searches. */
export type SaveSearchResult =
  | { readonly ok: true; readonly saved: SavedSearch }
  | { readonly ok: false; readonly reason: 'login-required' | 'no-name' | 'too-many' }

/** `not-found`: this guest has no such search. */
export type DeleteSearchResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'login-required' | 'not-found' }

/**
 * The search of actors by many criteria, and the searches a guest has saved. Throws `BackendError`.
 */
export interface ActorSearchGateway {
  /** Returns the data that the search form opens with (ACT-041). */
  start(): Promise<SearchStart>
  /** Finds actors; those who bar the guest's country are left out (ACT-042). */
  search(query: SearchQuery): Promise<SearchResult>
  /**
   * Saves a search. It replaces one of the same name, in any case, so sending it twice saves it
   * once.
   */
  save(name: string, criteria: SearchCriteria): Promise<SaveSearchResult>
  /** Deletes a saved search (ACT-043). */
  remove(id: SavedSearchId): Promise<DeleteSearchResult>
}

export const ActorSearchGateway = Symbol.for('ActorSearchGateway')
