import * as z from 'zod/mini'
import { checkoutId, flow } from './checkout-calls'
import { plan } from './plan'
import { answerText, coins, flag, language, money, text, type Wire } from '@/adapters/wire/base/scalars'
import { SANDBOX_MEANS, type SandboxMeans } from '@/application/payments/checkout-service'
import type {
  CheckoutAnswer,
  CheckoutFieldError,
  CheckoutForm,
  CheckoutSheet,
} from '@/application/payments/checkout-service'
import type { TopUpPackage } from '@/domain/payments/packages'

/** Where the payment service of the sandbox listens; the secret of a checkout is never part of an address. */
export const SANDBOX_PREFIX = '/sandbox/v1'

const field = text(500)
const password = text(2_000)
export const sandboxMeans: Wire<SandboxMeans> = z.enum(SANDBOX_MEANS)
export const outcome = z.enum(['approve', 'decline', 'delay'])

export const form: Wire<CheckoutForm> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('signup'),
    name: field,
    email: field,
    password,
    birthDate: field,
    acceptTerms: flag,
  }),
  z.object({ kind: z.literal('login'), email: field, password }),
  z.object({ kind: z.literal('pwdlost'), email: field }),
  z.object({ kind: z.literal('pwdreset'), password }),
  z.object({ kind: z.literal('pay'), packageId: field, outcome, keepMeans: z.exactOptional(sandboxMeans) }),
  z.object({ kind: z.literal('oneclick'), means: sandboxMeans, agreed: flag }),
  z.object({ kind: z.literal('avs'), birthDate: field, outcome }),
  z.object({ kind: z.literal('subscribe'), outcome }),
  z.object({ kind: z.literal('code'), code: field }),
])

const shown = answerText(500)

export const topUp: Wire<TopUpPackage> = z.object({ id: shown, price: money, coins, bonusCoins: coins })

export const sheet: Wire<CheckoutSheet> = z.object({
  flow,
  language,
  packages: z.array(topUp),
  plan: z.nullable(plan),
  talk: z.exactOptional(z.object({ host: shown, pricePerMinute: coins, balance: coins })),
  selectedPackageId: z.nullable(shown),
  guestName: z.nullable(shown),
  email: z.nullable(shown),
  teaser: z.exactOptional(z.nullable(shown)),
  keptMeans: z.exactOptional(shown),
  status: z.enum(['open', 'pending', 'succeeded', 'declined', 'cancelled']),
})

export const fieldError: Wire<CheckoutFieldError> = z.enum([
  'name-length',
  'name-characters',
  'name-taken',
  'email-format',
  'email-taken',
  'password-length',
  'password-easy',
  'birth-date',
  'under-age',
  'terms',
  'agreement',
  'credentials',
  'too-many-attempts',
  'package',
  'locked',
  'unknown-form',
  'self-excluded',
  'not-possible',
  'too-many-mails',
  'no-mail',
  'link-expired',
  'too-many-tries',
  'unknown-code',
  'already-redeemed',
  'code-expired',
  'used-up',
  'vip-required',
  'mobile-auth-required',
])

export const formAnswer: Wire<CheckoutAnswer> = z.discriminatedUnion('status', [
  z.object({ status: z.literal('succeeded') }),
  z.object({ status: z.literal('pending') }),
  z.object({ status: z.literal('declined') }),
  z.object({ status: z.literal('sent') }),
  z.object({ status: z.literal('invalid'), errors: z.record(answerText(40), fieldError) }),
  z.object({ status: z.literal('gone') }),
])

const proof = { id: checkoutId, secret: text(200, 1) }

/** What the sandbox checkout frame requests from its payment service, each a POST of these bodies. */
export const sandboxCalls = {
  sheet: { request: z.object(proof), response: z.object({ sheet: z.nullable(sheet) }) },
  submit: { request: z.object({ ...proof, form }), response: z.object({ answer: formAnswer }) },
  cancel: { request: z.object(proof), response: z.object({ ok: z.literal(true) }) },
}
