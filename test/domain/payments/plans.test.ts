import { describe, expect, it } from 'vitest'
import { isSubscriptionFlow, planSoldBy, subscriptionPlans } from '@/domain/payments/plans'

describe('a membership for a time', () => {
  it('is never for nothing and never without an end', () => {
    for (const { terms } of Object.values(subscriptionPlans)) {
      const { price, days } = terms
      expect({
        currency: price.currency,
        isPriced: price.value > 0,
        hasWholeDays: Number.isInteger(days) && days > 0,
      }).toEqual({ currency: 'EUR', isPriced: true, hasWholeDays: true })
    }
  })

  it('is sold by the flows that have a plan, and by no other', () => {
    const flows = ['vipabo', 'vxtvabo', 'moneycharge', 'toString']
    expect(flows.filter(isSubscriptionFlow)).toEqual(['vipabo', 'vxtvabo'])
    expect(flows.map((flow) => planSoldBy(flow)?.grants)).toEqual(['vip', 'tv', undefined, undefined])
  })

  it('has a name of its own for each flow', () => {
    const plans = Object.values(subscriptionPlans)
    expect(new Set(plans.map(({ grants }) => grants)).size).toBe(plans.length)
  })
})
