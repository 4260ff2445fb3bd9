/** The two kinds of phone line that a guest can verify: a pin is sent as a text, or read out by a call. */
export const PHONE_LINES = ['mobile', 'fixed'] as const

/** The kind of a phone line. */
export type PhoneLine = (typeof PHONE_LINES)[number]

/** Digits of the pin: 6 for a mobile number [AUT-033], 5 for a fixed line [AUT-034]. */
export const pinLengthOf: Readonly<Record<PhoneLine, 5 | 6>> = { mobile: 6, fixed: 5 }

/**
 * Whether a pin has the right shape; any other input does not use up an attempt [AUT-033][AUT-034].
 */
export const isPinComplete = (pin: string, line: PhoneLine): boolean =>
  /^\d+$/u.test(pin) && pin.length === pinLengthOf[line]

/** Returns a pin of a line from a random number, at least 0 and below 1. */
export const pinFrom = (chance: number, line: PhoneLine): string =>
  String(Math.floor(chance * 10 ** pinLengthOf[line])).padStart(pinLengthOf[line], '0')

/** The meanings of the platform's phone pin error codes [AUT-044..053], in their order from 1. */
export const PIN_ERRORS = [
  'invalid-phone-number',
  'country-not-allowed',
  'invalid-verification-type',
  'verification-timeout',
  'phone-number-blacklisted',
  'phone-number-not-unique',
  'id-does-not-exist',
  'invalid-code',
  'attempt-limit-reached',
  'unknown',
] as const

/** The meaning of one phone pin error [AUT-044..053]. */
export type PinError = (typeof PIN_ERRORS)[number]

/** Returns the error code of a meaning: 1 to 10. */
export const pinErrorCode = (error: PinError): number => PIN_ERRORS.indexOf(error) + 1

/** Returns the meaning of an error code; a code that is not in the table is unknown [AUT-043]. */
export const pinErrorOf = (code: number): PinError => PIN_ERRORS[code - 1] ?? 'unknown'

/** Returns the meaning of a pin call's first error, or `unknown` when it names none [AUT-043]. */
export const firstPinError = (errors: readonly { readonly errorCode?: number | null }[]): PinError =>
  pinErrorOf(errors[0]?.errorCode ?? 10)
