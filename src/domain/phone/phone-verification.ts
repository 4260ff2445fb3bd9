import type { PhoneVerificationId } from '@/domain/ids'
import type { PhoneLine } from './pin'

/** Validity of a pin, in ms, and the maximum number of tries. */
export const PIN_LIFETIME = 10 * 60_000
export const MAX_PIN_TRIES = 5

/**
 * Maximum pins a guest may request within a day, and a number receive: each costs money, and bothers
 * the owner of the number.
 */
export const MAX_PINS = 3
export const PIN_WINDOW = 24 * 60 * 60_000

/** Maximum numbers that one guest has verified. */
export const MAX_NUMBERS = 5

/** A number that a guest has verified, or is verifying until its pin expires (AUT-035). */
export interface PhoneVerification {
  readonly id: PhoneVerificationId
  readonly type: PhoneLine
  readonly verified: boolean
  /** ISO 3166-1 alpha-2, upper case; empty where several countries share the calling code. */
  readonly countryCode: string
  /** The calling code, digits only: `49`. */
  readonly preCode: string
  /** The number within its country, digits only. */
  readonly number: string
  /** The number as people write it for abroad (E.123): `+49 1511 2345678`. */
  readonly e123: string
  readonly pinLength: 5 | 6
}

/**
 * Masks a number so that only its owner recognizes it: the country code and the last three digits
 * remain.
 */
export const maskedNumber = (number: string): string => `${number.slice(0, 3)} ••• ${number.slice(-3)}`
