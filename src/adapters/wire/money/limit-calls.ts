import * as z from 'zod/mini'
import { get, post } from '@/adapters/wire/base/rest-call'
import { coins, moment, nothing, type Wire } from '@/adapters/wire/base/scalars'
import type { LimitReport, LimitResult } from '@/application/money/spending-limits-gateway'
import { LIMIT_PERIODS, type LimitPeriod, type SpendingLimit } from '@/domain/access/limits'

export const spendingLimit: Wire<SpendingLimit> = z.object({
  coins: z.nullable(coins),
  raised: z.nullable(z.object({ coins: z.nullable(coins), from: moment })),
})

export const limitReport: Wire<LimitReport> = z.object({
  limits: z.object({
    daily: spendingLimit,
    weekly: spendingLimit,
    monthly: spendingLimit,
    excludedUntil: z.nullable(moment),
  }),
  spent: z.object({ daily: coins, weekly: coins, monthly: coins }),
})

const result: Wire<LimitResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), report: limitReport }),
  z.object({ ok: z.literal(false), reason: z.literal('login-required') }),
])

export const limitPeriod: Wire<LimitPeriod> = z.enum(LIMIT_PERIODS)

/** The guest's own limits, and what was spent. */
export const getLimits = get('getLimits', '/guest/limits', nothing, result)

/** Sets a limit; `null` lifts it. Sent twice it has the same effect. */
export const setLimit = post(
  'setLimit',
  '/guest/limits',
  z.object({ period: limitPeriod, coins: z.nullable(coins) }),
  result,
  {
    repeatable: true,
  },
)

/** Excludes the guest until a moment; sent twice it has the same effect. */
export const excludeGuest = post('excludeGuest', '/guest/exclude', z.object({ until: moment }), result, {
  repeatable: true,
})
