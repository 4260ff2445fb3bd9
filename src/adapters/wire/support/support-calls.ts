import * as z from 'zod/mini'
import { post } from '@/adapters/wire/base/rest-call'
import { answerText, flag, lines, text, type Wire } from '@/adapters/wire/base/scalars'
import { idempotencyKey } from '@/adapters/wire/money/added-terms'
import type { SupportAnswer } from '@/application/support/support-gateway'
import {
  MAX_REQUEST_LENGTH,
  SHORTEST_REQUEST,
  SUBJECT_KINDS,
  SUPPORT_TOPICS,
  type SupportRequest,
} from '@/domain/support/support-request'

/** Read is twice as much as may be written, so that the rules refuse the rest with a reason of their own. */
const writtenText = lines(2 * MAX_REQUEST_LENGTH, { longest: MAX_REQUEST_LENGTH, shortest: SHORTEST_REQUEST })

export const supportTopic = z.enum(SUPPORT_TOPICS)

export const supportRequest: Wire<SupportRequest> = z.object({
  topic: supportTopic,
  email: text(500),
  text: writtenText,
  about: z.nullable(z.object({ kind: z.enum(SUBJECT_KINDS), id: text(100), name: text(200) })),
})

const answer = z.union([
  z.object({ ok: z.literal(true), receipt: answerText(40, 1), isMailed: flag }),
  z.object({ ok: z.literal(false), reason: z.literal('invalid'), fields: z.array(z.enum(['email', 'text'])) }),
  z.object({ ok: z.literal(false), reason: z.literal('too-many') }),
]) as unknown as Wire<SupportAnswer>

/** What a guest writes to the operator; the key makes it one request, however often it is sent. */
export const sendSupportRequest = post(
  'sendSupportRequest',
  '/support/request',
  z.object({ request: supportRequest, key: idempotencyKey() }),
  answer,
  {
    repeatable: true,
  },
)
