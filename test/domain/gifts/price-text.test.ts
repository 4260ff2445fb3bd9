import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { giftPriceFromText } from '@/domain/gifts/price-text'
import { eur, UnknownCurrencyError, vxc, type Currency } from '@/domain/money/money'

describe('giftPriceFromText', () => {
  it('reads a decimal number, a started coin as a whole one [GIF-003]', () => {
    expect(giftPriceFromText('10')).toEqual({ ok: true, money: vxc(10) })
    expect(giftPriceFromText('10.00')).toEqual({ ok: true, money: vxc(10) })
    expect(giftPriceFromText('2.50')).toEqual({ ok: true, money: vxc(3) })
    expect(giftPriceFromText('2,50')).toEqual({ ok: true, money: vxc(3) })
    expect(giftPriceFromText('2.50', 'EUR')).toEqual({ ok: true, money: eur(250) })
  })

  it('reads every decimal as its smallest covering number of coins [GIF-003]', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(99), (whole, hundredths) => {
        const text = `${whole}.${String(hundredths).padStart(2, '0')}`
        expect(giftPriceFromText(text)).toEqual({ ok: true, money: vxc(whole + (hundredths > 0 ? 1 : 0)) })
      }),
    )
  })

  it('refuses text that is no price [GIF-003]', () => {
    for (const text of ['', 'abc', '2.5.0', '1.000,50', '-3', '-0.5', '2,', 'NaN', '1e3']) {
      expect(giftPriceFromText(text)).toEqual({ ok: false, reason: 'not-a-number' })
    }
    expect(giftPriceFromText('2.505', 'EUR')).toEqual({ ok: false, reason: 'too-precise' })
    expect(giftPriceFromText('9007199254740991.5')).toEqual({ ok: false, reason: 'too-large' })
  })

  it('raises an error for an unknown currency', () => {
    expect(() => giftPriceFromText('1', 'USD' as Currency)).toThrow(UnknownCurrencyError)
  })
})
