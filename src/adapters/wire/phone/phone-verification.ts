import * as z from 'zod/mini'
import { answerText, flag, id, type Wire } from '@/adapters/wire/base/scalars'
import type { PhoneVerificationId } from '@/domain/ids'
import type { PhoneVerification } from '@/domain/phone/phone-verification'
import type { PhoneLine } from '@/domain/phone/pin'

export const verificationId = id<PhoneVerificationId>()
export const phoneLine: Wire<PhoneLine> = z.enum(['mobile', 'fixed'])
export const pinLength: Wire<5 | 6> = z.union([z.literal(5), z.literal(6)])

/** AUT-035. In a file of its own: the guest has such numbers, and the first page needs no call that verifies one. */
export const phoneVerification: Wire<PhoneVerification> = z.object({
  id: verificationId,
  type: phoneLine,
  verified: flag,
  countryCode: answerText(2),
  preCode: answerText(10),
  number: answerText(40),
  e123: answerText(60),
  pinLength,
})
