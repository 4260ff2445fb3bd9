/** A small seeded generator (mulberry32): the same on every machine. Values in [0, 1). */
export function chance(seed: number): () => number {
  let a = Math.imul(seed | 0, 2_654_435_761) | 0
  return () => {
    a = (a + 0x6d_2b_79_f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
