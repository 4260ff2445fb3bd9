import type { Tag, TagCount } from '@/domain/media/tags'

/** A query for the most popular tags. `first` defaults to a hundred (MED-038). */
export interface PopularTagQuery {
  readonly first?: number
}

/** The tags of videos, in the language of the session. Throws `BackendError`. */
export interface TagGateway {
  /** Lists the tags with a word that begins with the text, at most twenty (MED-036). */
  search(searchText: string): Promise<readonly Tag[]>
  /** Lists the tags with the most videos, most first (MED-037). */
  popular(query: PopularTagQuery): Promise<readonly TagCount[]>
}

export const TagGateway = Symbol.for('TagGateway')
