import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkoutSwitches,
  defaultCheckoutSwitches,
  hostOption,
  showsTeaserBar,
} from '@/domain/payments/checkout-switches'

describe('checkout options', () => {
  it('switch the login on by default [PAY-041]', () => {
    expect(defaultCheckoutSwitches.login).toBe(1)
  })

  it('switch the header on by default [PAY-042]', () => {
    expect(defaultCheckoutSwitches.header).toBe(1)
  })

  it('switch the footer on by default [PAY-043]', () => {
    expect(defaultCheckoutSwitches.footer).toBe(1)
  })

  it('switch the neutral header on by default [PAY-044]', () => {
    expect(defaultCheckoutSwitches.neutralHeader).toBe(1)
  })

  it('switch the teaser bonus off by default [PAY-045]', () => {
    expect(defaultCheckoutSwitches.teaserBonus).toBe(0)
  })

  it('switch OAuth on by default [PAY-046]', () => {
    expect(defaultCheckoutSwitches.oauth).toBe(1)
  })

  it('switch the newsletter on by default [PAY-047]', () => {
    expect(defaultCheckoutSwitches.newsletter).toBe(1)
  })

  it('switch the thank page off by default [PAY-048]', () => {
    expect(defaultCheckoutSwitches.thank).toBe(0)
  })

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

  it('name the performer as host and 0 when there is none [PAY-036]', () => {
    expect([null, '', 'actor-7'].map(hostOption)).toEqual([0, 0, 'actor-7'])
  })

  it('show the teaser bar only without a host [PAY-050]', () => {
    expect([null, '', 'actor-7'].map(showsTeaserBar)).toEqual([true, true, false])
  })
})
