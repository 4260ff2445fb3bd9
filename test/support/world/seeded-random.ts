import type { Random } from '@/application/device/random'

/** Chance that takes the same course for the same seed; ids are counted, so that they are unique. */
export function seededRandom(seed: number): Random {
  let a = (seed * 2_654_435_761) | 0
  let ids = 0
  return {
    next() {
      a = (a + 0x6d_2b_79_f5) | 0
      let t = Math.imul(a ^ (a >>> 15), 1 | a)
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
      return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
    },
    id: () => `id${seed}x${(++ids).toString(36)}`,
  }
}
