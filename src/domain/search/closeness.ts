/**
 * The match between a title and a pattern: 0 is the title itself, 1 begins with the pattern, 2 has
 * a word for each of its words, 3 none of these.
 */
export type Closeness = 0 | 1 | 2 | 3

/**
 * Returns how closely the words of a title match those of a pattern, the last of which may be
 * incomplete.
 */
export function closenessOf(title: readonly string[], words: readonly string[]): Closeness {
  if (words.every((word, at) => title[at] === word)) return title.length === words.length ? 0 : 1
  if (words.every((word, at) => title[at]?.startsWith(word) === true)) return 1
  return words.every((word) => title.some((own) => own.startsWith(word))) ? 2 : 3
}
