import { BitSet } from './bit-set'

/** Up to this many numbers, a list takes less memory than a bit set of a few hundred thousand. */
const FEW = 1_024

/** A set of small whole numbers: a sorted list while they are few, bits once they are many. */
export class NumberSet {
  private few: number[] = []
  private many: BitSet | null = null

  add(number: number): void {
    if (this.many !== null) return this.many.add(number)
    const at = this.placeOf(number)
    if (this.few[at] === number) return
    this.few.splice(at, 0, number)
    if (this.few.length <= FEW) return
    const bits = new BitSet()
    for (const each of this.few) bits.add(each)
    this.many = bits
    this.few = []
  }

  delete(number: number): void {
    if (this.many !== null) return this.many.delete(number)
    const at = this.placeOf(number)
    if (this.few[at] === number) this.few.splice(at, 1)
  }

  addTo(bits: BitSet): void {
    if (this.many !== null) bits.addAll(this.many)
    else for (const number of this.few) bits.add(number)
  }

  /** Counts how many of its numbers are in another set. */
  sizeWith(among: BitSet): number {
    if (this.many !== null) return this.many.sizeWith(among)
    let size = 0
    for (const number of this.few) if (among.has(number)) size += 1
    return size
  }

  /**
   * Returns the first position of a number that is not smaller. Checks the end first, since most
   * numbers are added in ascending order.
   */
  private placeOf(number: number): number {
    const last = this.few.at(-1)
    if (last === undefined || last < number) return this.few.length
    let [low, high] = [0, this.few.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.few[middle] ?? 0) < number) low = middle + 1
      else high = middle
    }
    return low
  }
}
