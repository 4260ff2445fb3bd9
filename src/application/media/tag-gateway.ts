import type { Tag, TagCount } from '@/domain/media/tags'

/** A part of the most popular tags; `first` missing: a hundred (MED-038). */
export interface PopularTagQuery {
  readonly first?: number
}

/** The tags of videos, in the language of the session. Throws `BackendError`. */
export interface TagGateway {
  /** MED-036: the tags with a word that begins with the text, at most twenty. */
  search(searchText: string): Promise<readonly Tag[]>
  /** MED-037: the tags of the most videos, the most first. */
  popular(query: PopularTagQuery): Promise<readonly TagCount[]>
}

export const TagGateway = Symbol.for('TagGateway')
