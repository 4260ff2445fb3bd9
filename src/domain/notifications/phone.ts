/** Validity of a code that verifies a number, in ms, and the maximum number of tries. */
export const CODE_LIFETIME = 10 * 60_000
export const MAX_CODE_TRIES = 5

/**
 * Maximum codes a guest may request within a day: each costs money, and bothers the owner of the
 * number.
 */
export const MAX_CODES = 3
export const CODE_WINDOW = 24 * 60 * 60_000

const DIGITS = 6

/**
 * Normalizes a number for storage: `+`, the country code and 6 to 14 more digits (E.164). Spaces,
 * hyphens, dots, slashes and brackets are removed, a leading `00` becomes `+`. Returns `null` for
 * an invalid number or one without a country code.
 */
export function phoneNumber(typed: string): string | null {
  const plain = typed.replaceAll(/[\s()./-]/gu, '').replace(/^00/u, '+')
  return /^\+[1-9]\d{7,14}$/u.test(plain) ? plain : null
}

/**
 * Masks a number so that only its owner recognizes it: the country code and the last three digits
 * remain.
 */
export const maskedNumber = (number: string): string => `${number.slice(0, 3)} ••• ${number.slice(-3)}`

/** Returns a code of six digits from a random number, at least 0 and below 1. */
export const codeFrom = (chance: number): string => String(Math.floor(chance * 10 ** DIGITS)).padStart(DIGITS, '0')
