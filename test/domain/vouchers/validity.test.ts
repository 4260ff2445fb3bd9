import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyInstant, voucherOf } from '#test/support/arbitraries/vouchers'
import { expiryOf, isValidAt } from '@/domain/vouchers/validity'

const at = (text: string): number => Date.parse(text)

describe('voucher validity', () => {
  it('lasts through 23:59:59 of its last day in Berlin, across the end of summer time', () => {
    const voucher = voucherOf({ validFrom: 0, validTo: at('2026-10-25T00:00:00+02:00') })
    expect(isValidAt(voucher, at('2026-10-25T23:59:59.999+01:00'))).toBe(true)
    expect(isValidAt(voucher, at('2026-10-26T00:00:00+01:00'))).toBe(false)
  })

  it('lasts through 23:59:59 of its last day in Berlin, across the start of summer time', () => {
    const voucher = voucherOf({ validFrom: 0, validTo: at('2026-03-29T00:00:00+01:00') })
    expect(isValidAt(voucher, at('2026-03-29T23:59:59+02:00'))).toBe(true)
    expect(isValidAt(voucher, at('2026-03-30T00:00:00+02:00'))).toBe(false)
  })

  it('does not count before it begins', () => {
    const voucher = voucherOf({ validFrom: at('2026-11-01T00:00:00+01:00') })
    expect(isValidAt(voucher, voucher.validFrom - 1)).toBe(false)
    expect(isValidAt(voucher, voucher.validFrom)).toBe(true)
  })

  it('counts at every moment between its beginning and its expiry and at no other', () => {
    fc.assert(
      fc.property(anyInstant, anyInstant, anyInstant, (validFrom, validTo, now) => {
        const voucher = voucherOf({ validFrom, validTo })
        expect(isValidAt(voucher, now)).toBe(now >= validFrom && now <= expiryOf(voucher))
        expect(expiryOf(voucher)).toBeGreaterThanOrEqual(validTo)
        expect(expiryOf(voucher) - validTo).toBeLessThan(25 * 3_600_000)
      }),
    )
  })
})
