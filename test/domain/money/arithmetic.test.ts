import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCoins } from '#test/support/arbitraries/money'
import { CurrencyMismatchError, plus, times } from '@/domain/money/arithmetic'
import { eur, vxc } from '@/domain/money/money'

describe('money arithmetic', () => {
  it('adds in any order, value by value', () => {
    fc.assert(
      fc.property(anyCoins, anyCoins, (a, b) => {
        expect(plus(a, b)).toEqual(plus(b, a))
        expect(plus(a, b).value).toBe(a.value + b.value)
      }),
    )
  })

  it('multiplies as repeated addition', () => {
    fc.assert(
      fc.property(anyCoins, fc.nat(20), (price, count) => {
        const summed = Array.from({ length: count }).reduce<typeof price>((sum) => plus(sum, price), vxc(0))
        expect(times(price, count)).toEqual(summed)
      }),
    )
  })

  it('never adds two currencies', () => {
    expect(() => plus(eur(1), vxc(1))).toThrow(CurrencyMismatchError)
  })
})
