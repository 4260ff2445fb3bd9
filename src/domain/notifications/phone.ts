/** How long a code that proves a number is good for, ms, and how often one may be tried. */
export const CODE_LIFETIME = 10 * 60_000
export const MAX_CODE_TRIES = 5

/** How many codes a guest may request within a day: each is a cost, and a burden on whose number it is. */
export const MAX_CODES = 3
export const CODE_WINDOW = 24 * 60 * 60_000

const DIGITS = 6

/**
 * A number as it is stored: `+`, the code of the country and 6 to 14 more digits (E.164). Spaces, hyphens, dots, slashes and brackets
 * are dropped, a leading `00` counts as `+`. `null`: it is no number, or names no country.
 */
export function phoneNumber(typed: string): string | null {
  const plain = typed.replaceAll(/[\s()./-]/gu, '').replace(/^00/u, '+')
  return /^\+[1-9]\d{7,14}$/u.test(plain) ? plain : null
}

/** A number as its owner recognizes it and nobody else: the country and the last three digits. */
export const maskedNumber = (number: string): string => `${number.slice(0, 3)} ••• ${number.slice(-3)}`

/** A code of six digits from a number of chance, at least 0 and below 1. */
export const codeFrom = (chance: number): string => String(Math.floor(chance * 10 ** DIGITS)).padStart(DIGITS, '0')
