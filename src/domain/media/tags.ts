import { plainText } from '@/domain/access/plain-text'
import type { Language } from '@/domain/navigation/language'

/**
 * A mood, a place or a hobby for finding videos (MED-017). The label is in the requested language.
 */
export interface Tag {
  readonly id: string
  readonly label: string
}

/** A tag and the number of videos that have it. */
export interface TagCount extends Tag {
  readonly count: number
}

/** Default number of popular tags in a list (MED-038). */
export const POPULAR_TAGS = 100

/** Maximum number of tags that a search returns. */
export const FOUND_TAGS = 20

/** Returns the tags with the most videos first; ties in the order of their ids (MED-037). */
export const popularTags = <T extends TagCount>(tags: readonly T[], first: number): readonly T[] =>
  tags.toSorted((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1)).slice(0, first)

/**
 * Returns the tags with a word that begins with the text, ignoring accents and case (MED-036):
 * first those that begin with it themselves, then by their number of videos. An empty text finds
 * nothing.
 */
export function foundTags<T extends TagCount>(tags: readonly T[], searchText: string): readonly T[] {
  const wanted = plainText(searchText).trim()
  if (wanted === '') return []
  const found = tags.filter(({ label }) => ` ${plainText(label)}`.includes(` ${wanted}`))
  const isFirst = ({ label }: T): boolean => plainText(label).startsWith(wanted)
  return popularTags(found, found.length)
    .toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
    .slice(0, FOUND_TAGS)
}

/** Returns each tag once, in the order of the labels in that language (MED-013). */
export const distinctTags = <T extends Tag>(tags: readonly T[], language: Language): readonly T[] =>
  [...new Map(tags.map((tag) => [tag.id, tag])).values()].toSorted(
    (a, b) => a.label.localeCompare(b.label, language) || (a.id < b.id ? -1 : 1),
  )
