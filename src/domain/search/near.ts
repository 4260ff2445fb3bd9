/** Words of fewer letters are found as they are written only: almost every short word is near another one. */
export const MIN_NEAR_LENGTH = 4

/**
 * Whether a word is what a guest may have meant by what they typed: one typing error away from it, which is a letter too many, one too few,
 * another one, or two neighbours that changed places. Symmetric for words that are long enough.
 */
export const isNear = (word: string, typed: string): boolean =>
  typed.length >= MIN_NEAR_LENGTH && isOneErrorApart(word, typed)

/** Compares what two words have between the letters that they begin and end with alike. */
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
 * A word and what is left of it without one of its letters. Two words that are one error apart have one of these in common, so that an
 * index of them finds what was meant without looking at every word.
 */
export const deletionsOf = (word: string): readonly string[] => [
  ...new Set([word, ...Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1))]),
]
