import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coinsFor } from '@/domain/money/coins'
import { eur } from '@/domain/money/money'
import { findPackage, topUpPackage, topUpPackages, totalCoins } from '@/domain/payments/packages'

describe('top-up packages', () => {
  it('take their coins from the coin rule, at any price [MON-003]', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(500), (cents, bonus) => {
        const one = topUpPackage(cents, bonus)
        expect(one.coins).toBe(coinsFor(eur(cents)).value)
        expect(totalCoins(one)).toBe(one.coins + bonus)
      }),
    )
    expect(topUpPackages.map(({ price, coins }) => [price.value, coins])).toEqual([
      [1000, 40],
      [2500, 100],
      [5000, 200],
      [10_000, 400],
      [20_000, 800],
    ])
  })

  it('bring more coins a euro the larger they are', () => {
    const rates = topUpPackages.map((one) => totalCoins(one) / one.price.value)
    expect(rates.every((rate, index) => index === 0 || rate > (rates[index - 1] ?? 0))).toBe(true)
  })

  it('are found by their id', () => {
    for (const one of topUpPackages) expect(findPackage(one.id)).toBe(one)
    expect(findPackage('topup-1')).toBeUndefined()
  })
})
