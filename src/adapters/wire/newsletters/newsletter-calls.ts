import * as z from 'zod/mini'
import { get, post } from '@/adapters/wire/base/rest-call'
import { answerText, done, flag, nothing, text, type Wire } from '@/adapters/wire/base/scalars'
import { guestId } from '@/adapters/wire/guest/guest'
import type { NewsletterSubscription } from '@/application/newsletters/newsletter-gateway'
import {
  NEWSLETTER_REFUSALS,
  NEWSLETTER_TYPES,
  NEWSLETTERS,
  type Newsletter,
  type NewsletterAnswer,
} from '@/domain/newsletters/newsletter'

/** Longer than an address may be, so that the rule, and not the schema of the wire, refuses one that is none. */
const MAX_EMAIL = 500

export const newsletterName: Wire<Newsletter> = z.enum(NEWSLETTERS)

export const newsletterType: Wire<number> = z.literal(NEWSLETTERS.map((name) => NEWSLETTER_TYPES[name]))

export const newsletterSubscription: Wire<NewsletterSubscription> = z.object({
  newsletter: newsletterName,
  email: answerText(MAX_EMAIL),
  isConfirmed: flag,
})

export const newsletterAnswer: Wire<NewsletterAnswer> = z.object({
  success: flag,
  data: z.object({ success: flag, isConfirmed: flag, reason: z.nullable(z.enum(NEWSLETTER_REFUSALS)) }),
})

export const newsletterSubscriptions = get(
  'newsletterSubscriptions',
  '/guest/newsletter/subscriptions',
  nothing,
  z.object({ subscriptions: z.array(newsletterSubscription) }),
)

/** GUE-026. */
export const subscribeNewsletter = post(
  'subscribeNewsletter',
  '/guest/newsletter/subscribe',
  z.object({ typeId: newsletterType, userId: guestId, emailAddress: text(MAX_EMAIL) }),
  newsletterAnswer,
  { repeatable: true },
)

/** GUE-027. */
export const unsubscribeNewsletter = post(
  'unsubscribeNewsletter',
  '/guest/newsletter/unsubscribe',
  z.object({ typeId: newsletterType }),
  done,
  { repeatable: true },
)

/** The token is in the body: no log holds it. */
export const confirmNewsletter = post(
  'confirmNewsletter',
  '/guest/newsletter/confirm',
  z.object({ token: text(200) }),
  z.union([z.object({ ok: z.literal(true) }), z.object({ ok: z.literal(false), reason: z.literal('link-expired') })]),
  { repeatable: true },
)
