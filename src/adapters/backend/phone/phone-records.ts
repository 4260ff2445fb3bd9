import { readPhone } from './phone-number'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import { fields, id, nullable, number, oneOf, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import type { Collection, Reader } from '@/adapters/stores/store'
import type { GuestId, PhoneVerificationId } from '@/domain/ids'
import type { PhoneVerification } from '@/domain/phone/phone-verification'
import { PHONE_LINES, pinLengthOf, type PhoneLine } from '@/domain/phone/pin'

/** A number that a guest has verified, or for which a pin was sent. */
export interface PhoneRecord {
  readonly id: PhoneVerificationId
  readonly guestId: GuestId
  readonly type: PhoneLine
  /** E.164. */
  readonly number: string
  readonly pinHash: string
  /** Until when the pin is valid, and how often another one was entered. */
  readonly until: number
  readonly tries: number
  /** Epoch ms; `null`: not verified. */
  readonly verifiedAt: number | null
}

export const phoneVerifications: Collection<PhoneRecord> = {
  name: 'phoneVerifications',
  schema: schemaOf(
    fields<PhoneRecord>({
      id: id<PhoneVerificationId>(),
      guestId: id<GuestId>(),
      type: oneOf(...PHONE_LINES),
      number: text,
      pinHash: text,
      until: number,
      tries: whole,
      verifiedAt: nullable(number),
    }),
  ),
  key: (record) => record.id,
  ofGuest: { ...belongsToGuest('byGuest'), exports: { leavesOut: ['pinHash'] } },
  indexes: {
    byGuest: ({ guestId, until }) => [[guestId, -until]],
    /** A verified number belongs to one guest. */
    verified: ({ number: phone, verifiedAt }) => (verifiedAt === null ? [] : [[phone]]),
  },
  unique: ['verified'],
}

/** Returns the numbers of a guest, the newest first: verified ones, and one whose pin is valid. */
export async function verificationsOf(
  reader: Reader,
  guestId: GuestId,
  now: number,
): Promise<readonly PhoneVerification[]> {
  const records = await reader.find(phoneVerifications, 'byGuest', { prefix: [guestId] })
  return Promise.all(records.filter(({ verifiedAt, until }) => verifiedAt !== null || until > now).map(verificationOf))
}

/**
 * Returns a number as its guest sees it: as it is dialled where its numbering plan cannot be read, so
 * that it can be removed.
 */
export async function verificationOf(record: PhoneRecord): Promise<PhoneVerification> {
  const { id: own, type, number: e164, verifiedAt } = record
  const known = await readPhone(e164, '').catch(() => null)
  const parts = known?.parts ?? { countryCode: '', preCode: '', number: e164.slice(1), e123: e164 }
  return { id: own, type, verified: verifiedAt !== null, ...parts, pinLength: pinLengthOf[type] }
}
