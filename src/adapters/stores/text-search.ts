import type { Language } from '@/domain/navigation/language'

/** The texts that find a record in one language, its title first of all. */
export interface SearchText {
  readonly title: string
  readonly more: readonly string[]
}

/** Makes the records of a collection searchable by words (docs/decisions/0060-one-search.md). */
export interface Searchable<T> {
  /**
   * Returns the texts that find a record, in the words that guests read. Pure: an index compares
   * the result with the previous one.
   */
  readonly text: (value: T, language: Language) => SearchText
  /**
   * Returns a whole number: among records that match equally, higher ones come first. It should
   * rarely change.
   */
  readonly rank: (value: T) => number
}

/** A query for the records that have every word, or a word that contains it. */
export interface TextQuery {
  readonly language: Language
  /**
   * Folded words (`patternWords`); words of one or two letters only match beginnings of words in
   * titles.
   */
  readonly words: readonly string[]
  /** Whether typing errors are forgiven. */
  readonly isNear: boolean
  readonly limit: number
}

/** A record that was found. */
export interface TextMatch {
  readonly key: string
  /** Whether its title has all the words. */
  readonly isInTitle: boolean
}

/** Minimum length of a word that may match within other words. */
export const MIN_WITHIN = 3

/** Sorts matches in titles first, then by rank, then by key: the order of every index. */
export const byTitleAndRank = (a: TextMatch & { readonly rank: number }, b: TextMatch & { readonly rank: number }) =>
  Number(b.isInTitle) - Number(a.isInTitle) || b.rank - a.rank || (a.key < b.key ? -1 : Number(a.key > b.key))
