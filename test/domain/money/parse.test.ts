import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eur, UnknownCurrencyError, vxc, type Currency } from '@/domain/money/money'
import { parseAmount } from '@/domain/money/parse'

describe('parseAmount', () => {
  it('reads comma and point alike', () => {
    for (const text of ['12,50', '12.50', '12,5', ' 12.5 ', '12,500']) {
      expect(parseAmount(text, 'EUR')).toEqual({ ok: true, money: eur(1250) })
    }
    expect(parseAmount('7,00', 'VXC')).toEqual({ ok: true, money: vxc(7) })
  })

  it('refuses what is no number', () => {
    for (const text of ['', ' ', 'abc', '1.000,50', '1,2,3', '1e3', '+5', '12,', ',5', '5 EUR', '--1', '٣']) {
      expect(parseAmount(text, 'EUR')).toEqual({ ok: false, reason: 'not-a-number' })
    }
  })

  it('refuses a precision the currency does not have, instead of rounding a price', () => {
    expect(parseAmount('12,505', 'EUR')).toEqual({ ok: false, reason: 'too-precise' })
    for (const digit of '123456789') {
      expect(parseAmount(`12,500${digit}`, 'EUR')).toEqual({ ok: false, reason: 'too-precise' })
    }
    expect(parseAmount('7,5', 'VXC')).toEqual({ ok: false, reason: 'too-precise' })
  })

  it('refuses an amount beyond what can be counted exactly', () => {
    expect(parseAmount('90071992547409,92', 'EUR')).toEqual({ ok: false, reason: 'too-large' })
    expect(parseAmount('90071992547409,91', 'EUR')).toEqual({ ok: true, money: eur(Number.MAX_SAFE_INTEGER) })
  })

  it('never throws on any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof parseAmount(text, 'EUR').ok).toBe('boolean')
      }),
    )
  })

  it('raises an error for an unknown currency', () => {
    expect(() => parseAmount('1', 'USD' as Currency)).toThrow(UnknownCurrencyError)
  })
})
