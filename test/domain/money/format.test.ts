import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyMoney } from '#test/support/arbitraries/money'
import { formatAmount } from '@/domain/money/format'
import { eur, money, UnknownCurrencyError, type Currency } from '@/domain/money/money'

describe('formatAmount', () => {
  it('shows euro with a comma and two decimals [MON-004]', () => {
    expect([1250, 5, 0, -5, 100_000].map((cents) => formatAmount(eur(cents)))).toEqual([
      '12,50',
      '0,05',
      '0,00',
      '-0,05',
      '1000,00',
    ])
  })

  it('shows Swiss francs with a comma and two decimals [MON-005]', () => {
    expect(formatAmount(money(990, 'CHF'))).toBe('9,90')
  })

  it('shows Credits without decimals [MON-006]', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(formatAmount(money(value, 'Credits'))).toBe(BigInt(value).toString())
      }),
    )
  })

  it('shows Voucher without decimals [MON-007]', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(formatAmount(money(value, 'Voucher'))).toBe(BigInt(value).toString())
      }),
    )
  })

  it('shows VXC without decimals [MON-008]', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(formatAmount(money(value, 'VXC'))).toBe(BigInt(value).toString())
      }),
    )
  })

  it('writes the digits of the amount and no others, for any amount [MON-004][MON-005]', () => {
    fc.assert(
      fc.property(anyMoney, (amount) => {
        expect(Number(formatAmount(amount).replace(',', ''))).toBe(amount.value)
      }),
    )
  })

  it('raises an error when called to format an unknown currency [MON-009]', () => {
    expect(() => formatAmount({ value: 1, currency: 'USD' as Currency })).toThrow(UnknownCurrencyError)
  })
})
