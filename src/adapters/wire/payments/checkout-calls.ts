import * as z from 'zod/mini'
import { post } from '@/adapters/wire/base/rest-call'
import { answerText, flag, id, int, lines, text, type Wire } from '@/adapters/wire/base/scalars'
import type { CheckoutGateway, CheckoutOptions, CheckoutResult } from '@/application/payments/checkout-gateway'
import type { CheckoutId } from '@/domain/ids'
import { isOwnAddress } from '@/domain/navigation/own-address'
import { paymentFlows, type PaymentFlow } from '@/domain/payments/flows'

export const checkoutId = id<CheckoutId>()

export const flow: Wire<PaymentFlow> = z.enum(Object.keys(paymentFlows) as PaymentFlow[])

const options: Wire<CheckoutOptions> = z.object({
  host: z.nullable(text(100)),
  selectedAmount: z.nullable(int(0, 1_000_000)),
  pricePerMinute: z.exactOptional(int(1, 1_000_000)),
  teaserText: z.nullable(lines(500)),
  enableTracking: flag,
  link: z.exactOptional(text(200)),
})

type OpenResult = Awaited<ReturnType<CheckoutGateway['open']>>

const openResult: Wire<OpenResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), checkout: z.object({ id: checkoutId, flow, url: answerText(4_000, 1) }) }),
  z.object({
    ok: z.literal(false),
    reason: z.enum([
      'login-required',
      'login-disabled',
      'restricted',
      'locked',
      'already-logged-in',
      'not-offered',
      'link-expired',
      'self-excluded',
      'forced-payment',
      'no-checkout',
    ]),
  }),
])

/** Opens a checkout of the payment service. */
export const openCheckout = post('openCheckout', '/checkout/open', z.object({ flow, options }), openResult)

const result: Wire<CheckoutResult> = z.object({ checkoutId, flow, redirectTo: z.nullable(text(2_000)) })

const finishRequest = z.object({ result, targetUrl: text(2_000) })

/** A page of ours: a client that follows it ends nowhere else. */
const ownAddress = answerText(2_000, 1).check(z.refine((address) => isOwnAddress(address)))

/** PAY-092, PAY-093: `data.url` is where to go. */
const finishAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), data: z.object({ url: ownAddress }) }),
  z.object({ ok: z.literal(false), reason: z.enum(['not-finished', 'pending']) }),
])

/** PAY-093; taking over what was proved already changes nothing. */
export const paymentSucceeded = post('paymentSucceeded', '/vxpay/onsuccess', finishRequest, finishAnswer, {
  credentials: true,
  repeatable: true,
})

/** PAY-092; the device has another key from then on, which comes with the answer. */
export const loginSucceeded = post('loginSucceeded', '/vxpay/onloginsuccess', finishRequest, finishAnswer, {
  credentials: true,
  repeatable: true,
})
