import * as z from 'zod/mini'
import { get, post } from '@/adapters/wire/base/rest-call'
import { answerText, done, nothing, text, type Wire } from '@/adapters/wire/base/scalars'
import type { PushRefusal, PushSubscribed } from '@/application/notifications/push-gateway'
import type { PushTarget } from '@/application/notifications/push-service'

const base64url = (longest: number) => text(longest, 1).check(z.regex(/^[\w-]+={0,2}$/u))

/** What a browser's `PushSubscription` holds. */
export const pushTarget: Wire<PushTarget> = z.object({
  endpoint: text(1_000, 1),
  p256dh: base64url(200),
  auth: base64url(100),
})

const payload = text(100, 1)
const subscribed: Wire<PushSubscribed> = z.object({ ok: z.literal(true), id: answerText(100), token: answerText(200) })
const status = z.object({ status: z.enum(['subscribed', 'unknown']) })

const refused = <R extends string>(...reasons: readonly R[]): Wire<{ ok: false; reason: R }> =>
  z.object({ ok: z.literal(false), reason: z.enum(reasons) })

const REFUSALS = ['login-required', 'not-offered', 'unknown-service'] as const

/** NOT-009. */
export const pushKey = get('pushKey', '/web-push/key', nothing, z.object({ key: z.nullable(answerText(200)) }))

/** NOT-010. `payload` is the id of the subscription. */
export const pushStatus = get('pushStatus', '/web-push/status/:payload', z.object({ payload }), status)

/** NOT-011. */
export const subscribePush = post(
  'subscribePush',
  '/web-push/subscribe',
  pushTarget,
  z.union([subscribed, refused<PushRefusal>(...REFUSALS)]),
  { repeatable: true },
)

/** NOT-012: sent by a service worker, which has no session. */
export const resubscribePush = post(
  'resubscribePush',
  '/web-push/resubscribe/:token',
  z.object({ token: text(200, 1), target: pushTarget }),
  z.union([subscribed, refused<PushRefusal | 'unknown-token'>('unknown-token', ...REFUSALS)]),
  { open: true },
)

/** NOT-013. */
export const unsubscribePush = post('unsubscribePush', '/web-push/unsubscribe/:payload', z.object({ payload }), done, {
  repeatable: true,
})

/** NOT-014. */
export const updatePush = post('updatePush', '/web-push/update/:payload', z.object({ payload }), status, {
  repeatable: true,
})
