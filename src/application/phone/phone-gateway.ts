import type { PhoneVerificationId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'
import type { PhoneVerification } from '@/domain/phone/phone-verification'
import type { PhoneLine, PinError } from '@/domain/phone/pin'

/** A number to verify, as a guest types it; without a country it is one of the guest's own country. */
export interface PinRequest {
  readonly phone: string
  readonly type: PhoneLine
  /** The language of the message that carries the pin. */
  readonly language: Language
}

/** A pin that has been sent (AUT-037). */
export type PinStarted =
  | { readonly ok: true; readonly id: PhoneVerificationId; readonly pinLength: 5 | 6 }
  | { readonly ok: false; readonly error: PinError }

/** A number that has been verified (AUT-039). */
export type PinVerified =
  | { readonly ok: true; readonly verification: PhoneVerification }
  | { readonly ok: false; readonly error: PinError }

/**
 * Verifies the phone numbers of a guest with an account (AUT-033 to AUT-053). `unknown` is also the
 * error of a visitor, and where the service for messages is missing or does not answer. Throws
 * `BackendError`.
 */
export interface PhoneGateway {
  /** Returns the kinds of lines to which this platform can send a pin. */
  lines(): Promise<readonly PhoneLine[]>
  /**
   * Sends a pin to a number, in place of one that the guest has not entered yet. A pin is valid for
   * ten minutes; three may be requested a day, by a guest and for a number.
   */
  startVerification(request: PinRequest): Promise<PinStarted>
  /**
   * Proves a number by its pin, five times at most. A number belongs to one guest. Proving it again
   * answers as the first time.
   */
  verifyPin(id: PhoneVerificationId, type: PhoneLine, pin: string): Promise<PinVerified>
  /** Forgets a number of the guest; text messages to it end. */
  remove(id: PhoneVerificationId): Promise<void>
}

export const PhoneGateway = Symbol.for('PhoneGateway')
