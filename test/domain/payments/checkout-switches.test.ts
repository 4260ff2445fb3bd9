import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkoutSwitches, defaultCheckoutSwitches, hostOption } from '@/domain/payments/checkout-switches'

describe('checkout options', () => {
  it('track exactly with consent, and no override changes that [PAY-049]', () => {
    const either = fc.constantFrom(0 as const, 1 as const)
    fc.assert(
      fc.property(fc.boolean(), fc.record({ login: either, thank: either }), (consent, overrides) => {
        const tracking = consent ? 1 : 0
        expect(checkoutSwitches(consent, overrides)).toEqual({ ...defaultCheckoutSwitches, ...overrides, tracking })
        expect(checkoutSwitches(consent, { tracking: 1 } as object).tracking).toBe(tracking)
      }),
    )
  })

  it('name the actor as host and 0 when there is none [PAY-036]', () => {
    expect([null, '', 'actor-7'].map(hostOption)).toEqual([0, 0, 'actor-7'])
  })
})
