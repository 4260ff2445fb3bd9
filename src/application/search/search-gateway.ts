import type { Page } from '@/application/paging/page'
import type { ActorSummary } from '@/domain/actors/actor'
import type { Album } from '@/domain/albums/album'
import type { BlogPost } from '@/domain/blog/post'
import type { Video } from '@/domain/media/video'
import type { Language } from '@/domain/navigation/language'
import type { ResultCategory } from '@/domain/search/categories'
import type { GlobalResult, SearchResult } from '@/domain/search/search-result'
import type { TvSeries, TvVideo } from '@/domain/tv/tv'

/** One page of the results of a category; its length is that of the category (SEA-012 to SEA-015). */
export interface SearchPageQuery {
  readonly pattern: string
  readonly offset: number
}

/** What the results of each category are. */
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
 * The one search of the product. Letters count without case and accents, words are found by any part of them, and where nothing is found
 * typing errors are forgiven. No answer holds what its guest may not see: items above the rating they have proved their age for, of actors
 * who barred their country, and what is not published yet. Throws `BackendError`.
 */
export interface SearchGateway extends SearchByCategory {
  /** What is shown while a guest types; `null`: the pattern has nothing to search for (SEA-011, SEA-016, SEA-019). */
  search(language: Language, pattern: string): Promise<SearchResult | null>
  /** The first of each kind, in the language of the session (SEA-020). */
  global(pattern: string): Promise<GlobalResult>
  /** What the guest may want to search for, the best first (SEA-022). */
  suggestions(pattern: string): Promise<readonly string[]>
  /**
   * Counts a pattern that a guest has searched for, once for each guest, and answers whether it is stored: one that finds nothing, or is
   * too short, is not (SEA-023).
   */
  storePattern(pattern: string): Promise<boolean>
}

export const SearchGateway = Symbol.for('SearchGateway')
