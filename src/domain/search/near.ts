/** Words of fewer letters are found as they are written: almost every short word is near another one. */
export const MIN_NEAR_LENGTH = 4

/** From so many letters on two typing errors are forgiven, below one. */
const TWO_ERRORS_FROM = 8

/** How many typing errors a word of this length is forgiven: a letter too many, too few, another one, or two that changed places. */
export const forgiven = (length: number): number =>
  length < MIN_NEAR_LENGTH ? 0 : length < TWO_ERRORS_FROM ? 1 : 2

/** Whether a word is what a guest may have meant by what they typed. Symmetric for words of one length. */
export const isNear = (word: string, typed: string): boolean => {
  const most = forgiven(typed.length)
  return most > 0 && Math.abs(word.length - typed.length) <= most && distance(word, typed) <= most
}

/** How many errors lead from one word to another: optimal string alignment, in which a swap of neighbours is one error. */
function distance(one: string, other: string): number {
  let [before, last]: readonly [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1
      const least = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + cost)
      const isSwap =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current.push(isSwap ? Math.min(least, (before[column - 2] ?? 0) + 1) : least)
    }
    ;[before, last] = [last, current]
  }
  return last[other.length] ?? 0
}

/**
 * A word and what is left of it without one of its letters. Two words that are one error apart have one of these in common, so that an
 * index of them finds what was meant without looking at every word.
 */
export const deletionsOf = (word: string): readonly string[] =>
  word.length < MIN_NEAR_LENGTH
    ? [word]
    : [...new Set([word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))])]
