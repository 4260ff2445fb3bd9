import type { Language } from '@/domain/navigation/language'

/** What a record is found by in one language: its title first of all. */
export interface SearchText {
  readonly title: string
  readonly more: readonly string[]
}

/** How the records of a collection are found by words (docs/decisions/0060-one-search.md). */
export interface Searchable<T> {
  /** What a record is found by, in the words that a guest reads. Pure: an index compares it with what it was. */
  readonly text: (value: T, language: Language) => SearchText
  /** A whole number: among records that suit a pattern alike, higher ones are first. It should rarely change. */
  readonly rank: (value: T) => number
}

/** Which records are wanted: those that have every word, or a word that contains it. */
export interface TextQuery {
  readonly language: Language
  /** Folded (`patternWords`); words of one or two letters are looked for at the beginnings of words of titles only. */
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

/** Fewest letters of a word that is looked for within words as well. */
export const MIN_WITHIN = 3

/** Those found by their titles first, then by rank, then by key: the order of every index. */
export const byTitleAndRank = (a: TextMatch & { readonly rank: number }, b: TextMatch & { readonly rank: number }) =>
  Number(b.isInTitle) - Number(a.isInTitle) || b.rank - a.rank || (a.key < b.key ? -1 : Number(a.key > b.key))
