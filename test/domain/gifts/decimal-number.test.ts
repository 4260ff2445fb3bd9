import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { decimalNumber } from '@/domain/gifts/decimal-number'

it('reads a decimal number with any zeros behind its point as the same number', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(6), (whole, zeros) => {
      const text = zeros === 0 ? String(whole) : `${whole}.${'0'.repeat(zeros)}`
      expect(decimalNumber(text)).toBe(whole)
      expect(decimalNumber(`${whole}.5`)).toBe(whole + 0.5)
    }),
  )
})

it('reads nothing else as a number, though a program could', () => {
  for (const text of ['', ' ', '1e3', '0x10', '12,5', '-4', '+4', '.5', '5.', '1 000', 'NaN', 'Infinity', '١٢'])
    expect(decimalNumber(text)).toBeNull()
})

it('reads up to fifteen digits on either side of the point', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }), (whole, part) => {
      const isRead = decimalNumber(`${'1'.repeat(whole)}.${'1'.repeat(part)}`) !== null
      expect(isRead).toBe(whole <= 15 && part <= 15)
    }),
  )
})
