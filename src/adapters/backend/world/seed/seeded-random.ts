/** A seeded generator: the same seed throws the same numbers on every machine. */
export interface SeededRandom {
  /** Draws a number in [0, 1). */
  next(): number
  /** A whole number from `least` to `most`, both included. */
  int(least: number, most: number): number
  /** True with this probability. */
  chance(probability: number): boolean
  /** Draws one of a list that is not empty. */
  pick<T>(list: readonly T[]): T
  /** Draws so many different ones of a list, in drawn order. */
  some<T>(list: readonly T[], count: number): readonly T[]
}

/**
 * Returns a random number generator on mulberry32: small, fast, and good enough for a world without
 * gambling.
 */
export function seededRandom(seed: number): SeededRandom {
  let a = Math.imul((seed | 0) ^ 0x5b_d1_e9_95, 2_654_435_761) | 0
  const next = (): number => {
    a = (a + 0x6d_2b_79_f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1))
  const pick = <T>(list: readonly T[]): T => at(list, int(0, list.length - 1))
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick,
    some<T>(list: readonly T[], count: number): readonly T[] {
      const left = [...list]
      const drawn: T[] = []
      while (drawn.length < count && left.length > 0) drawn.push(...left.splice(int(0, left.length - 1), 1))
      return drawn
    },
  }
}

/**
 * Returns the entry of a list at an index that may be any whole number: lists of texts are read
 * cyclically.
 */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[((index % list.length) + list.length) % list.length]
  if (found === undefined) throw new RangeError('Nothing can be drawn from an empty list')
  return found
}
