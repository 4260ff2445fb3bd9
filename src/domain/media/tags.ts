import { plainText } from '@/domain/access/plain-text'
import type { Language } from '@/domain/navigation/language'

/** A mood, a place or a hobby that videos are found by (MED-017). The label is in the language of the request. */
export interface Tag {
  readonly id: string
  readonly label: string
}

/** A tag with the number of videos that have it. */
export interface TagCount extends Tag {
  readonly count: number
}

/** How many of the most popular tags are listed unless the request specifies it (MED-038). */
export const POPULAR_TAGS = 100

/** The most tags that a search answers. */
export const FOUND_TAGS = 20

/** The tags of the most videos, the most first; equals in the order of their ids (MED-037). */
export const popularTags = <T extends TagCount>(tags: readonly T[], first: number): readonly T[] =>
  tags.toSorted((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1)).slice(0, first)

/**
 * The tags with a word that begins with the text, accents and case aside (MED-036): first those that begin with it
 * themselves, then by their number of videos. No text finds nothing.
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

/** Each tag once, in the order of the labels as the language sorts them (MED-013). */
export const distinctTags = <T extends Tag>(tags: readonly T[], language: Language): readonly T[] =>
  [...new Map(tags.map((tag) => [tag.id, tag])).values()].toSorted(
    (a, b) => a.label.localeCompare(b.label, language) || (a.id < b.id ? -1 : 1),
  )
