import * as z from 'zod/mini'
import { legalTextType } from './legal-calls'
import { get, post } from '@/adapters/wire/base/rest-call'
import { answerText, flag, int, moment, nothing, type Wire } from '@/adapters/wire/base/scalars'
import type { ChangedText, LegalDecision, LegalDecisionResult } from '@/application/legal/legal-agreements'
import type { TextVersion } from '@/domain/legal/agreement'
import { LEGAL_TEXT_TYPES } from '@/domain/legal/legal-text'

const version = int(1, 1_000_000)

export const textVersion: Wire<TextVersion> = z.object({ type: legalTextType, version })

export const changedText: Wire<ChangedText> = z.object({
  type: legalTextType,
  version,
  title: answerText(500),
  validFrom: moment,
})

const decision: Wire<LegalDecision> = z.object({
  accepted: flag,
  seen: z.exactOptional(z.array(textVersion).check(z.maxLength(LEGAL_TEXT_TYPES.length))),
})

const result: Wire<LegalDecisionResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), reason: z.literal('login-required') }),
])

/** What the guest has to agree to again. */
export const changedTexts = get(
  'changedTexts',
  '/guest/changedTexts',
  nothing,
  z.object({ texts: z.array(changedText) }),
)

/** GUE-034; an agreement that is sent twice is recorded once. */
export const closeDataProtection = post('closeDataProtection', '/guest/closeDataProtection', decision, result, {
  repeatable: true,
})

/** GUE-035. */
export const closeAgbAndDataProtection = post(
  'closeAgbAndDataProtection',
  '/guest/closeAgbAndDataProtection',
  decision,
  result,
  { repeatable: true },
)
