import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeFrom, maskedNumber, phoneNumber } from '@/domain/notifications/phone'

const digits = fc.stringMatching(/^[1-9]\d{7,14}$/u)
const separator = fc.constantFrom('', ' ', '-', '.', '/', ' (', ') ')

describe('the number of a guest', () => {
  it('is the same however it is typed', () => {
    fc.assert(
      fc.property(
        digits,
        fc.array(separator, { maxLength: 15 }),
        fc.constantFrom('+', '00'),
        (number, gaps, prefix) => {
          const typed = Array.from(number)
            .map((digit, index) => `${digit}${gaps[index] ?? ''}`)
            .join('')
          expect(phoneNumber(`${prefix}${typed}`)).toBe(`+${number}`)
        },
      ),
    )
  })

  it('is none without the code of a country, too short, too long or with letters', () => {
    for (const typed of ['', '0151 12345678', '+4912', '+49151123456789012', '+49 CALL ME', '+0151 12345678'])
      expect(phoneNumber(typed)).toBeNull()
  })

  it('is shown with its country and its last three digits only', () => {
    expect(maskedNumber('+4915112345678')).toBe('+49 ••• 678')
  })

  it('is proved by six digits, for every chance', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
        expect(codeFrom(chance)).toMatch(/^\d{6}$/u)
      }),
    )
  })
})
