/** Shorter words must match exactly: almost every short word is near another one. */
export const MIN_NEAR_LENGTH = 4

/**
 * Whether a guest may have meant a word by what they typed: it is one typing error away, which
 * means a letter too many, one too few, a different one, or two swapped neighbours. Symmetric for
 * words that are long enough.
 */
export const isNear = (word: string, typed: string): boolean =>
  typed.length >= MIN_NEAR_LENGTH && isOneErrorApart(word, typed)

/** Compares the parts of two words between their common beginning and end. */
function isOneErrorApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  const shorter = Math.min(one.length, other.length)
  let begin = 0
  while (begin < shorter && one[begin] === other[begin]) begin++
  let end = 0
  while (end < shorter - begin && one.at(-1 - end) === other.at(-1 - end)) end++
  const [left, right] = [one.slice(begin, one.length - end), other.slice(begin, other.length - end)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

/**
 * Returns a word and its variants with one letter deleted. Two words that are one error apart share
 * one of these, so that an index of them finds the intended word without checking every word.
 */
export const deletionsOf = (word: string): readonly string[] => [
  ...new Set([word, ...Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1))]),
]
