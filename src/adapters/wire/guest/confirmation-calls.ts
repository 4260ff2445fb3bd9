import * as z from 'zod/mini'
import { post } from '@/adapters/wire/base/rest-call'
import { nothing, text, type Wire } from '@/adapters/wire/base/scalars'
import type { EmailConfirmation } from '@/application/guest/email-confirmation'

const requested: Wire<Awaited<ReturnType<EmailConfirmation['request']>>> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), reason: z.enum(['login-required', 'confirmed', 'too-many-mails', 'no-mail']) }),
])

/** Mails another link that confirms the guest's address. */
export const askConfirmation = post('askConfirmation', '/guest/askConfirmation', nothing, requested)

const confirmed: Wire<Awaited<ReturnType<EmailConfirmation['confirm']>>> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), reason: z.literal('link-expired') }),
])

/** Follows such a link. */
export const confirmEmail = post('confirmEmail', '/guest/confirmEmail', z.object({ token: text(200, 1) }), confirmed)
