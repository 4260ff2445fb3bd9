import type { PhoneVerification } from '@/domain/phone/phone-verification'
import type { PhoneLine } from '@/domain/phone/pin'

/** A valid number, as the numbering plan of its country describes it. */
export interface PhoneNumber {
  /** As it is stored and dialled (E.164): `+4915112345678`. */
  readonly e164: string
  /** The kinds of lines it can be; none for a number that costs its caller more, or is nobody's own. */
  readonly lines: readonly PhoneLine[]
  readonly parts: Pick<PhoneVerification, 'countryCode' | 'preCode' | 'number' | 'e123'>
}

const LINES: Readonly<Record<string, readonly PhoneLine[]>> = {
  MOBILE: ['mobile'],
  FIXED_LINE: ['fixed'],
  FIXED_LINE_OR_MOBILE: ['mobile', 'fixed'],
  VOIP: ['fixed'],
}

/**
 * Reads a number that a guest typed, in the country of the guest where it names none; `null`: no
 * numbering plan has it. The numbering plans are large, and loaded with the first number.
 */
export async function readPhone(typed: string, country: string): Promise<PhoneNumber | null> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/max')
  const home = isSupportedCountry(country) ? { defaultCountry: country } : {}
  const parsed = parsePhoneNumberFromString(typed, { ...home, extract: false })
  if (parsed?.isValid() !== true) return null
  return {
    e164: parsed.number,
    lines: LINES[parsed.getType() ?? ''] ?? [],
    parts: {
      countryCode: parsed.country ?? '',
      preCode: parsed.countryCallingCode,
      number: parsed.nationalNumber,
      e123: parsed.formatInternational(),
    },
  }
}
