/** The two kinds of phone line a guest can verify. */
export type PhoneLine = 'mobile' | 'fixed'

/** Digits of the pin: 6 for a mobile [AUT-033], 5 for a landline [AUT-034]. */
export const pinLengthOf: Readonly<Record<PhoneLine, 5 | 6>> = { mobile: 6, fixed: 5 }

/**
 * Whether a pin has the right shape; any other input does not use up an attempt [AUT-033][AUT-034].
 */
export const isPinComplete = (pin: string, line: PhoneLine): boolean =>
  /^\d+$/u.test(pin) && pin.length === pinLengthOf[line]

/** The meanings of the platform's phone pin error codes [AUT-044..053]. */
export const PIN_ERRORS = {
  1: 'invalid-phone-number',
  2: 'country-not-allowed',
  3: 'invalid-verification-type',
  4: 'verification-timeout',
  5: 'phone-number-blacklisted',
  6: 'phone-number-not-unique',
  7: 'id-does-not-exist',
  8: 'invalid-code',
  9: 'attempt-limit-reached',
  10: 'unknown',
} as const

/** The meaning of one phone pin error [AUT-044..053]. */
export type PinError = (typeof PIN_ERRORS)[keyof typeof PIN_ERRORS]

/** Returns the meaning of an error code; a code that is not in the table is unknown [AUT-043]. */
export const pinErrorOf = (code: number): PinError =>
  Object.hasOwn(PIN_ERRORS, code) ? PIN_ERRORS[code as keyof typeof PIN_ERRORS] : 'unknown'

/** Returns the meaning of a pin call's first error, or `unknown` when it names none [AUT-043]. */
export const firstPinError = (errors: readonly { readonly errorCode?: number | null }[]): PinError =>
  pinErrorOf(errors[0]?.errorCode ?? 10)
