import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coinsFor } from '@/domain/money/coins'
import { eur } from '@/domain/money/money'
import { findPackage, fittingPackage, topUpPackage, topUpPackages, totalCoins } from '@/domain/payments/packages'

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

  it('give a bonus from the second one on', () => {
    expect(topUpPackages.map(totalCoins)).toEqual([40, 105, 220, 460, 960])
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

describe('the package that is preselected', () => {
  const coinsOf = (missing: number, pricePerMinute: number) => {
    const fitting = fittingPackage({ missing, pricePerMinute })
    return fitting === undefined ? undefined : totalCoins(fitting)
  }

  it('lasts about ten minutes with whom the guest came from, and is the usual one where nothing is known', () => {
    expect([coinsOf(4, 4), coinsOf(12, 12), coinsOf(15, 15), coinsOf(24, 24)]).toEqual([40, 105, 220, 220])
    expect([coinsOf(0, 0), coinsOf(9, 0), coinsOf(60, 0)]).toEqual([105, 40, 105])
  })

  it('covers what is missing wherever one does, and is the closest of those', () => {
    fc.assert(
      fc.property(fc.nat(1_200), fc.nat(200), (missing, pricePerMinute) => {
        const fitting = fittingPackage({ missing, pricePerMinute })
        const covering = topUpPackages.filter((one) => totalCoins(one) >= missing)
        expect([...covering, ...topUpPackages.slice(-1)]).toContain(fitting)
        if (fitting === undefined || covering.length === 0 || pricePerMinute === 0) return
        const wanted = missing + 10 * pricePerMinute
        const nearest = Math.min(...covering.map((one) => Math.abs(totalCoins(one) - wanted)))
        expect(Math.abs(totalCoins(fitting) - wanted)).toBe(nearest)
      }),
    )
  })
})
