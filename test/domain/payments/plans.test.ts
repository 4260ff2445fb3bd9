import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endOfPlan, isSubscriptionFlow, subscriptionPlans } from '@/domain/payments/plans'

const DAY = 86_400_000
const moment = fc.integer({ min: 0, max: 4_000_000_000_000 })

describe('a membership for a time', () => {
  it('is never for nothing and never without an end', () => {
    for (const { price, days } of Object.values(subscriptionPlans)) {
      expect([price.currency, price.value > 0, Number.isInteger(days) && days > 0]).toEqual(['EUR', true, true])
    }
  })

  it('runs all its days, after those that are paid already', () => {
    fc.assert(
      fc.property(moment, moment, (now, until) => {
        for (const plan of Object.values(subscriptionPlans)) {
          const end = endOfPlan(plan, now, until)
          expect(end - Math.max(now, until)).toBe(plan.days * DAY)
        }
      }),
    )
  })

  it('is sold by the flows that have a plan, and by no other', () => {
    expect(['vipabo', 'vxtvabo', 'moneycharge', 'toString'].filter(isSubscriptionFlow)).toEqual(['vipabo', 'vxtvabo'])
  })
})
