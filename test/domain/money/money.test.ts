import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencies, eur, isCurrency, money, UnknownCurrencyError, vxc, type Currency } from '@/domain/money/money'

describe('money', () => {
  it('knows exactly the five currencies [MON-001]', () => {
    expect([...currencies].sort()).toEqual(['CHF', 'Credits', 'EUR', 'VXC', 'Voucher'])
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(isCurrency(name)).toBe(['EUR', 'CHF', 'Credits', 'Voucher', 'VXC'].includes(name))
      }),
    )
  })

  it('is a value with a currency, in the coin or in another known currency [MON-002][MON-012]', () => {
    expect(eur(250)).toEqual({ value: 250, currency: 'EUR' })
    expect(vxc(10)).toEqual({ value: 10, currency: 'VXC' })
    for (const currency of currencies) expect(money(1, currency)).toEqual({ value: 1, currency })
  })

  it('raises an error for a currency outside the five', () => {
    expect(() => money(1, 'USD' as Currency)).toThrow(UnknownCurrencyError)
  })

  it('never contains a fraction of a minor unit', () => {
    fc.assert(
      fc.property(
        fc.double().filter((value) => !Number.isSafeInteger(value)),
        (value) => {
          expect(() => eur(value)).toThrow(RangeError)
        },
      ),
    )
    expect(Object.is(eur(-0).value, 0)).toBe(true)
  })
})
