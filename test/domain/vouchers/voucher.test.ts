import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { voucherTypeName, voucherTypes } from '@/domain/vouchers/voucher'

describe('vouchers', () => {
  it('numbers the ten types in the documented order [VOU-002]', () => {
    expect(Array.from({ length: 10 }, (_, index) => voucherTypeName(index + 1))).toEqual([
      'video',
      'videochat',
      'credits',
      'photoAlbum',
      'messages',
      'messengerGift',
      'liveShow',
      'privateShow',
      'bonusCode',
      'spins',
    ])
    fc.assert(
      fc.property(fc.integer(), (number) => {
        expect(voucherTypeName(number) !== undefined).toBe(number >= 1 && number <= 10)
      }),
    )
    for (const number of Object.values(voucherTypes))
      expect(voucherTypes[voucherTypeName(number) ?? 'spins']).toBe(number)
  })
})
