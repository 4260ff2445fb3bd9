import { at } from './seeded-random'
import { firstNames, surnames } from './names'
import type { GenderType } from '@/domain/actors/actor'

type Pool = keyof typeof firstNames

/**
 * Steps through a pool of names; without a divisor in common with its size, so that every name
 * comes once.
 */
const STRIDE = 1_000_003

/** Hands out names that no actor in the world has yet, at any size of the world. */
export class NameGenerator {
  private readonly counts = new Map<string, number>()

  constructor(
    private readonly offset: number,
    /** Names already given, such as those of the platform's own demo roster. */
    private readonly taken: ReadonlySet<string>,
  ) {}

  next(genderType: GenderType, pool: Pool): string {
    for (;;) {
      const name = genderType === 'FM' || genderType === 'FF' ? this.pair(genderType) : this.single(pool)
      if (!this.taken.has(name)) return name
    }
  }

  /** First name and surname; once all are given, with a middle name between them. */
  private single(pool: Pool): string {
    const firsts = firstNames[pool]
    const { index, round } = this.count(pool, firsts.length * surnames.length)
    const first = at(firsts, index)
    const middle = round === 0 ? '' : ` ${at(firsts, firsts.indexOf(first) + round)}`
    return `${first}${middle} ${at(surnames, Math.floor(index / firsts.length))}`
  }

  /** Two first names; once all pairs are given, with a surname they share. */
  private pair(genderType: 'FM' | 'FF'): string {
    const seconds = genderType === 'FM' ? firstNames.M : firstNames.F
    const { F } = firstNames
    const { index, round } = this.count(genderType, F.length * seconds.length)
    const first = at(F, index)
    const second = at(seconds, Math.floor(index / F.length))
    if (first === second) return this.pair(genderType)
    return round === 0 ? `${first} & ${second}` : `${first} & ${second} ${at(surnames, round - 1)}`
  }

  private count(pool: string, size: number): { readonly index: number; readonly round: number } {
    const given = this.counts.get(pool) ?? 0
    this.counts.set(pool, given + 1)
    const turn = given % size
    // Every pool begins elsewhere, so that singles and couples of a page do not share their names.
    const start = this.offset * (1 + pool.length) + pool.charCodeAt(pool.length - 1)
    return { index: ((turn + start) * STRIDE) % size, round: Math.floor(given / size) }
  }
}
