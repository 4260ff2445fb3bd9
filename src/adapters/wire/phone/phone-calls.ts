import * as z from 'zod/mini'
import { phoneLine, phoneVerification, pinLength, verificationId } from './phone-verification'
import { mutation, within, type QueryCall } from '@/adapters/wire/base/query-call'
import { get, post } from '@/adapters/wire/base/rest-call'
import { done, int, language, nothing, text, type Wire } from '@/adapters/wire/base/scalars'
import type { PinStarted, PinVerified } from '@/application/phone/phone-gateway'
import type { PhoneVerificationId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'
import { firstPinError, pinErrorCode, type PhoneLine, type PinError } from '@/domain/phone/pin'

/** What a pin call was refused for, 1 to 10; `null`: for nothing. */
const errorCode = z.nullable(int(0, 1_000))

const errorCodeOf = (answer: { readonly ok: true } | { readonly ok: false; readonly error: PinError }): number | null =>
  answer.ok ? null : pinErrorCode(answer.error)

/**
 * A platform may answer with errors in place of data, as its query service does. The first of them
 * counts, and a code that is not known is 10 (AUT-043).
 */
const refusedWith = (errors: Parameters<typeof firstPinError>[0]) =>
  ({ ok: false, error: firstPinError(errors) }) as const

/** AUT-037. */
export const startedVerification: Wire<PinStarted> = z.pipe(
  z.object({ id: z.nullable(verificationId), pinLength: z.nullable(pinLength), errorCode }),
  z.transform((answer): PinStarted =>
    answer.id !== null && answer.pinLength !== null
      ? { ok: true, id: answer.id, pinLength: answer.pinLength }
      : refusedWith([answer]),
  ),
)

/** The same as the server writes it. */
export const writtenStart = (answer: PinStarted): object => ({
  id: answer.ok ? answer.id : null,
  pinLength: answer.ok ? answer.pinLength : null,
  errorCode: errorCodeOf(answer),
})

/** AUT-039. */
export const verifiedPin: Wire<PinVerified> = z.pipe(
  z.object({ verification: z.nullable(phoneVerification), errorCode }),
  z.transform((answer): PinVerified =>
    answer.verification === null ? refusedWith([answer]) : { ok: true, verification: answer.verification },
  ),
)

/** The same as the server writes it. */
export const writtenProof = (answer: PinVerified): object => ({
  verification: answer.ok ? answer.verification : null,
  errorCode: errorCodeOf(answer),
})

/** A number as a guest types it. */
export const typedNumber = z.object({ phone: text(40, 1) })

interface StartRequest {
  readonly phoneNumber: { readonly phone: string }
  readonly type: PhoneLine
  readonly language: Language
}

/** AUT-036, AUT-042. A repeated request sends another pin. */
export const startVerification: QueryCall<StartRequest, PinStarted> = {
  ...within(
    'pinCall',
    mutation(
      'startVerification',
      z.object({ phoneNumber: typedNumber, type: phoneLine, language }),
      startedVerification,
    ),
  ),
  repeatable: false,
  refusedWith,
}

interface VerifyRequest {
  readonly id: PhoneVerificationId
  readonly type: PhoneLine
  readonly pin: string
}

/** AUT-038, AUT-042. A wrong pin that is sent again is another try. */
export const verifyPin: QueryCall<VerifyRequest, PinVerified> = {
  ...within(
    'pinCall',
    mutation('verifyPin', z.object({ id: verificationId, type: phoneLine, pin: text(20) }), verifiedPin),
  ),
  repeatable: false,
  refusedWith,
}

export const removeVerification = post(
  'removePhoneVerification',
  '/guest/removePhoneVerification',
  z.object({ id: verificationId }),
  done,
  { repeatable: true },
)

export const phoneLines = get('phoneLines', '/guest/phoneLines', nothing, z.object({ lines: z.array(phoneLine) }))
