const WORD = 32

/**
 * A set of small whole numbers, one bit each: a hundred thousand of them take 12 kB, and two sets
 * are intersected in microseconds.
 */
export class BitSet {
  private words: Uint32Array

  constructor(words = new Uint32Array(4)) {
    this.words = words
  }

  add(number: number): void {
    const at = number >>> 5
    if (at >= this.words.length) {
      const grown = new Uint32Array(Math.max(at + 1, this.words.length * 2))
      grown.set(this.words)
      this.words = grown
    }
    this.words[at] = (this.words[at] ?? 0) | (1 << (number & 31))
  }

  delete(number: number): void {
    const at = number >>> 5
    if (at < this.words.length) this.words[at] = (this.words[at] ?? 0) & ~(1 << (number & 31))
  }

  has(number: number): boolean {
    return (((this.words[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1
  }

  copy(): BitSet {
    return new BitSet(this.words.slice())
  }

  addAll({ words }: BitSet): this {
    if (words.length > this.words.length) {
      const grown = new Uint32Array(words.length)
      grown.set(this.words)
      this.words = grown
    }
    for (let at = 0; at < words.length; at++) this.words[at] = (this.words[at] ?? 0) | (words[at] ?? 0)
    return this
  }

  keep({ words }: BitSet): this {
    for (let at = 0; at < this.words.length; at++) this.words[at] = (this.words[at] ?? 0) & (words[at] ?? 0)
    return this
  }

  remove({ words }: BitSet): this {
    for (let at = 0; at < this.words.length; at++) this.words[at] = (this.words[at] ?? 0) & ~(words[at] ?? 0)
    return this
  }

  /** Keeps only the numbers for which a condition holds. */
  keepWhere(holds: (number: number) => boolean): this {
    for (let at = 0; at < this.words.length; at++) {
      let left = this.words[at] ?? 0
      let kept = left
      while (left !== 0) {
        const bit = left & -left
        if (!holds(at * WORD + (31 - Math.clz32(bit)))) kept ^= bit
        left ^= bit
      }
      this.words[at] = kept
    }
    return this
  }

  get size(): number {
    let sum = 0
    for (const word of this.words) sum += bitsOf(word)
    return sum
  }

  /** Returns how many numbers are in both sets. */
  sizeWith({ words }: BitSet): number {
    let sum = 0
    for (let at = 0; at < this.words.length; at++) sum += bitsOf((this.words[at] ?? 0) & (words[at] ?? 0))
    return sum
  }

  /** Returns its numbers in ascending order. */
  numbers(): number[] {
    const found: number[] = []
    for (let at = 0; at < this.words.length; at++) {
      let word = this.words[at] ?? 0
      while (word !== 0) {
        found.push(at * WORD + (31 - Math.clz32(word & -word)))
        word &= word - 1
      }
    }
    return found
  }
}

/** Counts the set bits of 32 by adding them up in pairs, then in fours, then in eights. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
