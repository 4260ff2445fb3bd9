import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agreedPriceOf, isAgreed } from '@/domain/money/agreed-price'

const coins = fc.nat(1_000)

describe('a price a guest has agreed to', () => {
  it('covers itself and everything below it, and nothing above it', () => {
    fc.assert(
      fc.property(coins, fc.integer({ min: 1, max: 1_000 }), (agreed, more) => {
        expect(isAgreed(agreed, agreed)).toBe(true)
        expect(isAgreed(Math.max(0, agreed - more), agreed)).toBe(true)
        expect(isAgreed(agreed + more, agreed)).toBe(false)
      }),
    )
  })

  it('is none where it is no number', () => {
    fc.assert(
      fc.property(coins, (price) => {
        expect(isAgreed(price, Number.NaN)).toBe(false)
      }),
    )
  })

  it('is found where it was stored, and nothing else is taken for it', () => {
    fc.assert(
      fc.property(fc.oneof(coins, fc.jsonValue()), (given) => {
        // What comes out of a storage: JSON has no negative zero.
        const stored: unknown = JSON.parse(JSON.stringify(given))
        expect(agreedPriceOf(stored)).toBe(
          typeof stored === 'number' && Number.isSafeInteger(stored) && stored >= 0 ? stored : null,
        )
      }),
    )
    for (const odd of [-1, 0.5, Number.NaN, Infinity, '3', undefined, {}]) expect(agreedPriceOf(odd)).toBeNull()
  })
})
