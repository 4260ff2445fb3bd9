import type { Page } from '@/application/paging/page'
import type { ActorSummary } from '@/domain/actors/actor'
import type { Album } from '@/domain/albums/album'
import type { BlogPost } from '@/domain/blog/post'
import type { Video } from '@/domain/media/video'
import type { Language } from '@/domain/navigation/language'
import type { ResultCategory } from '@/domain/search/categories'
import type { GlobalResult, SearchResult } from '@/domain/search/search-result'
import type { TvSeries, TvVideo } from '@/domain/tv/tv'

/**
 * One page of the results of a category; its length is that of the category (SEA-012 to SEA-015).
 */
export interface SearchPageQuery {
  readonly pattern: string
  readonly offset: number
}

/** The type of the results in each category. */
export interface ResultItems {
  readonly actors: ActorSummary
  readonly models: ActorSummary
  readonly videos: Video
  readonly asmr: Video
  readonly photos: Album
  readonly galleries: Album
  /** Formats: what is broadcast. */
  readonly tv: TvSeries
  readonly mediathek: TvVideo
  readonly blog: BlogPost
}

/** A search per category (SEA-002, SEA-021). */
type SearchByCategory = {
  readonly [C in ResultCategory]: (query: SearchPageQuery) => Promise<Page<ResultItems[C]>>
}

/**
 * The product's only search. It ignores case and accents, matches any part of a word, and forgives
 * typing errors if nothing else is found. Results leave out everything the guest may not see: items
 * above the rating they have proved their age for, items of actors who barred their country, and
 * items not published yet. Throws `BackendError`.
 */
export interface SearchGateway extends SearchByCategory {
  /**
   * Returns the results shown while a guest types; `null`: the pattern contains nothing to search
   * for (SEA-011, SEA-016, SEA-019).
   */
  search(language: Language, pattern: string): Promise<SearchResult | null>
  /** Returns the first results of each kind, in the session's language (SEA-020). */
  global(pattern: string): Promise<GlobalResult>
  /** Suggests patterns to search for, best first (SEA-022). */
  suggestions(pattern: string): Promise<readonly string[]>
  /**
   * Counts a pattern that a guest has searched for, once per guest. Returns whether it was stored:
   * a pattern that finds nothing, or is too short, is not (SEA-023).
   */
  storePattern(pattern: string): Promise<boolean>
}

export const SearchGateway = Symbol.for('SearchGateway')
