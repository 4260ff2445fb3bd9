import * as z from 'zod/mini'
import { get, post } from '@/adapters/wire/base/rest-call'
import { coins, nothing, whole, type Wire } from '@/adapters/wire/base/scalars'
import type { LimitReport, LimitResult } from '@/application/money/spending-limits-gateway'
import { LIMIT_PERIODS, type LimitPeriod, type SpendingLimit } from '@/domain/access/limits'

const limit: Wire<SpendingLimit> = z.object({
  coins: z.nullable(coins),
  raised: z.nullable(z.object({ coins: z.nullable(coins), from: whole })),
})

const report: Wire<LimitReport> = z.object({
  limits: z.object({ daily: limit, weekly: limit, monthly: limit, excludedUntil: z.nullable(whole) }),
  spent: z.object({ daily: coins, weekly: coins, monthly: coins }),
})

const result: Wire<LimitResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), report }),
  z.object({ ok: z.literal(false), reason: z.literal('login-required') }),
])

const period: Wire<LimitPeriod> = z.enum(LIMIT_PERIODS)

/** The guest's own limits, and what was spent. */
export const getLimits = get('/guest/limits', nothing, result)

/** Sets a limit; `null` lifts it. Sent twice it says the same. */
export const setLimit = post('/guest/limits', z.object({ period, coins: z.nullable(coins) }), result, {
  repeatable: true,
})

/** Excludes the guest until a moment; sent twice it says the same. */
export const excludeGuest = post('/guest/exclude', z.object({ until: whole }), result, { repeatable: true })
