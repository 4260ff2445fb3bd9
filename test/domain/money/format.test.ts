import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSource } from '../../../scripts/requirements/imports.ts'
import { projectFiles } from '../../../scripts/requirements/project-files.ts'
import { anyMoney } from '#test/support/arbitraries/money'
import { formatAmount, formatPrice } from '@/domain/money/format'
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

const moneyFormats = ['documented', 'locale'] as const

describe('formatPrice', () => {
  it('writes a comma in every language unless the operator wants the way of the language [MON-004][MON-005]', () => {
    const written = (language: string) => moneyFormats.map((format) => formatPrice(eur(1250), language, format))
    expect(['de', 'es', 'en'].map(written)).toEqual([
      ['12,50 €', '12,50 €'],
      ['12,50 €', '12,50 €'],
      ['12,50 €', '€12.50'],
    ])
    expect(moneyFormats.map((format) => formatPrice(money(990, 'CHF'), 'en', format))).toEqual(['9,90 CHF', 'CHF 9.90'])
  })

  it('writes the same digits in both ways', () => {
    fc.assert(
      fc.property(anyMoney, fc.constantFrom('de', 'en', 'es'), (price, language) => {
        const [documented, own] = moneyFormats.map((format) =>
          formatPrice(price, language, format).replaceAll(/\D/gu, ''),
        )
        expect(own).toBe(documented)
      }),
    )
  })
})

describe('the one formatter of money', () => {
  const files = projectFiles(join(import.meta.dirname, '..', '..', '..'))
  const sources = [...files.keys()].filter((path) => path.startsWith('src/') && path !== 'src/domain/money/format.ts')

  it('is the only source that writes a currency sign', () => {
    const withSign = sources.filter((path) => files.get(path)?.includes('€') ?? false)
    expect(withSign.filter((path) => readSource(files, path).code.includes('€'))).toEqual([])
  })

  it('writes digits without a sign for coins on the wire only', () => {
    expect(sources.filter((path) => files.get(path)?.includes('formatAmount') ?? false)).toEqual([
      'src/adapters/backend/guest/backend-guest-gateway.ts',
      'src/adapters/wire/guest/guest-contract.ts',
    ])
  })
})
