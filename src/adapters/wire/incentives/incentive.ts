import * as z from 'zod/mini'
import { answerText, int, moment, seconds, text, type Wire } from '@/adapters/wire/base/scalars'
import type { IncentiveAnswer, PageIncentives, PageOfGuest } from '@/application/incentives/incentive-gateway'
import { OFFERED_FLOWS, type IncentiveTarget, type Offer } from '@/domain/incentives/offer'
import type { Teaser } from '@/domain/incentives/teaser'
import { ROUTE_NAMES } from '@/domain/routes/routes'

const flow = z.enum(OFFERED_FLOWS)
const route = z.enum(ROUTE_NAMES)

export const incentiveTarget: Wire<IncentiveTarget> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flow'), flow }),
  z.object({ kind: z.literal('page'), route }),
])

/** INC-001. */
export const incentive: Wire<Offer> = z.object({
  id: answerText(100, 1),
  region: answerText(60, 1),
  type: answerText(60, 1),
  event: z.nullable(answerText(60, 1)),
  uniqueGroup: z.nullable(answerText(60, 1)),
  priority: int(0, 1_000),
  countdown: z.nullable(seconds),
  countdownStartTime: z.nullable(moment),
  title: answerText(200, 1),
  text: answerText(500, 1),
  label: answerText(100, 1),
  target: incentiveTarget,
})

/** INC-014. */
export const teaser: Wire<Teaser> = z.object({
  id: answerText(100, 1),
  title: answerText(200, 1),
  text: answerText(500, 1),
  route,
})

/** INC-008, INC-015. */
export const pageOfGuest: Wire<PageOfGuest> = z.object({
  routeName: text(60, 1),
  routeArgs: z.record(text(60, 1), text(200)),
})

/** INC-008. */
export const pageIncentives: Wire<PageIncentives> = z.object({
  incentives: z.array(incentive),
  vxpayConfig: z.object({ flows: z.array(flow) }),
  trackingData: z.record(answerText(60, 1), answerText(2_000)),
})

/** INC-007, INC-013. */
export const incentiveAnswer: Wire<IncentiveAnswer> = z.object({ success: z.boolean() })
