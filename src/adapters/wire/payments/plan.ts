import * as z from 'zod/mini'
import { int, money, type Wire } from '@/adapters/wire/base/scalars'
import type { SubscriptionPlan } from '@/domain/payments/plans'

/** What a membership costs, and for how many days. */
export const plan: Wire<SubscriptionPlan> = z.object({ price: money, days: int(1, 10_000) })
