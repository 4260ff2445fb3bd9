import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyEuro } from '#test/support/arbitraries/money'
import { coinsFor, NoCoinRateError } from '@/domain/money/coins'
import { eur, money, UnknownCurrencyError, vxc, type Currency } from '@/domain/money/money'

describe('coinsFor', () => {
  it.each([
    [250, 10],
    [26, 2],
    [0, 0],
    [25, 1],
    [1, 1],
    [1250, 50],
  ])('turns %i cents into %i coins [MON-003]', (cents, coins) => {
    expect(coinsFor(eur(cents))).toEqual(vxc(coins))
  })

  it('rounds up to whole coins: enough coins for the euro, and never one too many [MON-003]', () => {
    fc.assert(
      fc.property(anyEuro, (euro) => {
        const coins = BigInt(coinsFor(euro).value)
        const cents = BigInt(euro.value)
        expect(coins * 25n >= cents && (coins - 1n) * 25n < cents).toBe(true)
      }),
    )
  })

  it('stays exact where a floating division would lose a cent [MON-003]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2 ** 52, max: Number.MAX_SAFE_INTEGER }), (cents) => {
        expect(BigInt(coinsFor(eur(cents)).value)).toBe((BigInt(cents) + 24n) / 25n)
      }),
    )
  })

  it('leaves coins as they are and has no rate for other money', () => {
    expect(coinsFor(vxc(7))).toEqual(vxc(7))
    for (const currency of ['CHF', 'Credits', 'Voucher'] as const) {
      expect(() => coinsFor(money(1, currency))).toThrow(NoCoinRateError)
    }
  })

  it('raises an error when called to convert an unknown currency [MON-009]', () => {
    expect(() => coinsFor({ value: 1, currency: 'USD' as Currency })).toThrow(UnknownCurrencyError)
  })
})
