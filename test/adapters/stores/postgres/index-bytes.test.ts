import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareKeys, hasPrefix } from '@/adapters/stores/index-keys'
import { bytesOf, endOf } from '@/adapters/stores/postgres/index-bytes'

const number = fc.oneof(fc.integer(), fc.double({ noNaN: true }), fc.constantFrom(0, -0, 1e308, -1e308, 5e-324))
// All of UTF-16, halves of pairs and zeros included.
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.array(fc.nat(0xffff), { maxLength: 4 }).map((units) => String.fromCharCode(...units)),
)
const entry = fc.array(fc.oneof(number, text), { maxLength: 3 })

describe('an index entry as bytes', () => {
  it('sorts as the entries do, with any content', () => {
    fc.assert(
      fc.property(entry, entry, (a, b) => {
        expect(Math.sign(Buffer.compare(bytesOf(a), bytesOf(b)))).toBe(Math.sign(compareKeys(a, b)))
      }),
      { numRuns: 2_000 },
    )
  })

  it('lies between the bytes of a prefix and their end if and only if it begins with that prefix', () => {
    const pair = fc.tuple(entry, entry, fc.boolean()).map(([a, b, joined]) => [a, joined ? [...a, ...b] : b] as const)
    fc.assert(
      fc.property(pair, ([prefix, whole]) => {
        const bytes = bytesOf(whole)
        const low = bytesOf(prefix)
        const isWithin = Buffer.compare(bytes, low) >= 0 && Buffer.compare(bytes, endOf(low)) < 0
        expect(isWithin).toBe(hasPrefix(whole, prefix))
      }),
      { numRuns: 2_000 },
    )
  })

  it('refuses what has no position in an order', () => {
    expect(() => bytesOf([Number.NaN])).toThrow(RangeError)
  })
})
