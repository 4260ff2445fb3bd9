import * as z from 'zod/mini'
import { post } from '@/adapters/wire/base/rest-call'
import { coins, money, nothing, type Wire } from '@/adapters/wire/base/scalars'
import type { OneClickGateway, OneClickResult } from '@/application/payments/one-click-gateway'

/** How a top up by one press went; the answer of the command `oneClickCharge`. */
export const chargeResult: Wire<OneClickResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), coins, balance: coins, paid: money }),
  z.object({
    ok: z.literal(false),
    reason: z.enum([
      'login-required',
      'locked',
      'restricted',
      'not-agreed',
      'unknown-amount',
      'self-excluded',
      'limit-reached',
      'day-limit',
      'under-way',
      'declined',
      'expired',
      'no-answer',
    ]),
  }),
])

const ended: Wire<Awaited<ReturnType<OneClickGateway['end']>>> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), reason: z.literal('login-required') }),
])

/** Sent twice it has the same effect. */
export const endOneClick = post('endOneClick', '/guest/oneClick/end', nothing, ended, { repeatable: true })
