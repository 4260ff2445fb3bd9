import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costOf } from '@/domain/chat/meter'
import { topUpPackages, totalCoins } from '@/domain/payments/packages'
import { secondsWithPackage, shortageOf } from '@/domain/payments/shortage'

const price = fc.integer({ min: 1, max: 2_000 })
const balance = fc.nat(3_000)

describe('a shortage in minutes and money', () => {
  it('names what a minute costs and how long the smallest package lasts that pays for one', () => {
    expect(shortageOf(15, 0)).toMatchObject({ missing: 15, seconds: 160, pack: { price: { value: 1000 } } })
    expect(shortageOf(60, 3)).toMatchObject({ missing: 57, seconds: 108, pack: { price: { value: 2500 } } })
  })

  it('is there exactly while the balance pays for less than a minute', () => {
    fc.assert(
      fc.property(price, balance, (pricePerMinute, coins) => {
        expect(shortageOf(pricePerMinute, coins) === null).toBe(costOf(pricePerMinute, 60) <= coins)
      }),
    )
  })

  it('never promises a second that the coins do not pay for, and leaves none out', () => {
    fc.assert(
      fc.property(fc.constantFrom(...topUpPackages), price, balance, (pack, pricePerMinute, coins) => {
        const seconds = secondsWithPackage(pack, pricePerMinute, coins)
        const funds = coins + totalCoins(pack)
        expect(costOf(pricePerMinute, seconds)).toBeLessThanOrEqual(funds)
        expect(costOf(pricePerMinute, seconds + 1)).toBeGreaterThan(funds)
      }),
    )
  })

  it('names the smallest package with which a minute can be paid, where any brings enough', () => {
    fc.assert(
      fc.property(price, balance, (pricePerMinute, coins) => {
        const shortage = shortageOf(pricePerMinute, coins)
        if (shortage === null) return
        const enough = topUpPackages.find((pack) => secondsWithPackage(pack, pricePerMinute, coins) >= 60)
        expect(shortage.pack).toBe(enough ?? topUpPackages.at(-1))
        expect(shortage.seconds).toBe(secondsWithPackage(shortage.pack, pricePerMinute, coins))
      }),
    )
  })
})
