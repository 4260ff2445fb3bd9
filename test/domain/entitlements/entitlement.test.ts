import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  endOfEntitlement,
  entitlementTo,
  extendedEntitlement,
  isEntitled,
  type Entitlement,
} from '@/domain/entitlements/entitlement'

const DAY = 86_400_000
const moment = fc.integer({ min: 0, max: 4_000_000_000_000 })
const days = fc.integer({ min: 1, max: 10_000 })
const state = fc.constantFrom('active', 'cancelled', 'lapsed')
const vip: fc.Arbitrary<Entitlement> = fc.record({ plan: fc.constant('vip'), state, from: moment, until: moment })

describe('an entitlement', () => {
  it('grants its plan until its period ends, also when it is cancelled, and never when it lapsed', () => {
    fc.assert(
      fc.property(vip, moment, (held, now) => {
        expect(isEntitled([held], 'vip', now)).toBe(held.state !== 'lapsed' && now < held.until)
        expect(isEntitled([held], 'tv', now)).toBe(false)
      }),
    )
  })

  it('ends at the moment it is granted until', () => {
    const held: Entitlement = { plan: 'tv', state: 'active', from: 0, until: 1_000 }
    expect([999, 1_000].map((now) => isEntitled([held], 'tv', now))).toEqual([true, false])
  })

  it('is found by its plan among all that a guest has', () => {
    const held: Entitlement = { plan: 'tv', state: 'cancelled', from: 0, until: 9 }
    expect(entitlementTo([{ ...held, plan: 'vip' }, held], 'tv')).toBe(held)
    expect(entitlementTo([], 'tv')).toBeUndefined()
    expect(endOfEntitlement(undefined)).toBe(0)
  })

  it('that is paid for again runs all its days, after those that are paid already', () => {
    fc.assert(
      fc.property(fc.option(vip, { nil: undefined }), days, moment, (held, more, now) => {
        const extended = extendedEntitlement(held, 'vip', more, now)
        expect(extended.until - Math.max(now, endOfEntitlement(held))).toBe(more * DAY)
        expect(extended.state).toBe('active')
        expect(isEntitled([extended], 'vip', now)).toBe(true)
      }),
    )
  })

  it('goes on with its period when it is extended, and begins a new one after an interruption', () => {
    fc.assert(
      fc.property(vip, days, moment, (held, more, now) => {
        const { from } = extendedEntitlement(held, 'vip', more, now)
        expect(from).toBe(isEntitled([held], 'vip', now) ? held.from : now)
      }),
    )
  })
})
