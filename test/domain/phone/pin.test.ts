import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  firstPinError,
  isPinComplete,
  PHONE_LINES,
  PIN_ERRORS,
  pinErrorCode,
  pinErrorOf,
  pinFrom,
  pinLengthOf,
} from '@/domain/phone/pin'

const errors: readonly (readonly [string, number, string])[] = [
  ['invalid phone number', 1, 'invalid-phone-number'],
  ['country not allowed', 2, 'country-not-allowed'],
  ['invalid verification type', 3, 'invalid-verification-type'],
  ['verification timeout', 4, 'verification-timeout'],
  ['phone number blacklisted', 5, 'phone-number-blacklisted'],
  ['phone number not unique', 6, 'phone-number-not-unique'],
  ['id does not exist', 7, 'id-does-not-exist'],
  ['invalid code', 8, 'invalid-code'],
  ['attempt limit reached', 9, 'attempt-limit-reached'],
  ['unknown', 10, 'unknown'],
]

describe('the phone pin', () => {
  it('has 6 digits for a mobile number', () => {
    expect(pinLengthOf.mobile).toBe(6)
    expect(['012345', '12345', '1234567', '12345a', '１２３４５６'].map((pin) => isPinComplete(pin, 'mobile'))).toEqual(
      [true, false, false, false, false],
    )
  })

  it('has 5 digits for a landline', () => {
    expect(pinLengthOf.fixed).toBe(5)
    expect(['01234', '012345', ''].map((pin) => isPinComplete(pin, 'fixed'))).toEqual([true, false, false])
  })

  it('is drawn with all its digits, for every chance and line', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        fc.constantFrom(...PHONE_LINES),
        (chance, line) => {
          const pin = pinFrom(chance, line)
          expect(isPinComplete(pin, line)).toBe(true)
          expect(Number(pin)).toBe(Math.floor(chance * 10 ** pinLengthOf[line]))
        },
      ),
    )
  })

  it.each(errors)('fails with %s', (_title, code, meaning) => {
    expect({ meaning: pinErrorOf(code), code: pinErrorCode(pinErrorOf(code)) }).toEqual({ meaning, code })
  })

  it('fails with the code of the first error, and unknown for every other', () => {
    expect(firstPinError([{ errorCode: 8 }, { errorCode: 1 }])).toBe('invalid-code')
    expect([[], [{}], [{ errorCode: null }], [{ errorCode: 99 }]].map(firstPinError)).toEqual(
      Array.from({ length: 4 }, () => 'unknown'),
    )
    fc.assert(
      fc.property(fc.integer(), (code) => {
        expect(PIN_ERRORS).toContain(pinErrorOf(code))
        expect(pinErrorOf(code) === 'unknown').toBe(code < 1 || code > 9)
      }),
    )
  })
})
