import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deletionsOf, isNear } from '@/domain/search/near'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 4, maxLength: 9 })

/** A word with one typing error. */
const withError = fc
  .tuple(word, fc.nat(8), fc.constantFrom('a', 'b', 'c'), fc.nat(3))
  .map(([right, at, letter, kind]) => {
    const [head, tail] = [right.slice(0, at), right.slice(at)]
    const typed = [
      head + letter + tail,
      head + tail.slice(1),
      head + letter + tail.slice(1),
      head + (tail[1] ?? '') + (tail[0] ?? '') + tail.slice(2),
    ][kind]
    return [right, typed ?? right] as const
  })

/** The same rule by the table that textbooks have. */
function distance(one: string, other: string): number {
  const rows: number[][] = []
  for (let i = 0; i <= one.length; i++) {
    rows.push([])
    for (let j = 0; j <= other.length; j++) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1
      const swap =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
          ? (rows[i - 2]?.[j - 2] ?? 0) + 1
          : 99
      const ways =
        i === 0
          ? [j]
          : j === 0
            ? [i]
            : [(rows[i - 1]?.[j] ?? 0) + 1, (rows[i]?.[j - 1] ?? 0) + 1, (rows[i - 1]?.[j - 1] ?? 0) + cost, swap]
      rows[i]?.push(Math.min(...ways))
    }
  }
  return rows[one.length]?.[other.length] ?? 0
}

describe('a word with a typing error', () => {
  it('is near the word that was meant', () => {
    for (const typed of ['mria', 'miraa', 'mirx', 'mimra'])
      expect({ typed, isNear: isNear('mira', typed) }).toEqual({ typed, isNear: true })
    expect(isNear('mira', 'mir')).toBe(false)
    expect(isNear('mira', 'lina')).toBe(false)
  })

  it('is near it, and has a part in common with it by which an index finds it', () => {
    fc.assert(
      fc.property(withError, ([right, typed]) => {
        if (typed.length < 4) return
        expect(isNear(right, typed)).toBe(true)
        expect(deletionsOf(right).some((left) => deletionsOf(typed).includes(left))).toBe(true)
      }),
    )
  })

  it('has the word itself and each of it without one letter among its parts', () => {
    fc.assert(
      fc.property(word, (one) => {
        const letters = Array.from(one)
        const parts = letters.map((_, at) => letters.filter((__, other) => other !== at).join(''))
        expect(new Set(deletionsOf(one))).toEqual(new Set([one, ...parts]))
      }),
    )
  })

  it('is not near a word that is two errors away', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(isNear(one, other)).toBe(distance(one, other) <= 1)
        expect(isNear(one, other)).toBe(isNear(other, one))
      }),
    )
  })
})
