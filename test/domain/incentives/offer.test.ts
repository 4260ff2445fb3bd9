import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countdownLeft } from '@/domain/incentives/incentive'
import { AUDIENCES, countdownStartFor, isMeantFor, type OfferStanding } from '@/domain/incentives/offer'

const standings: fc.Arbitrary<OfferStanding> = fc.record({
  isLoggedIn: fc.boolean(),
  isVip: fc.boolean(),
  balance: fc.nat(40),
  isSpared: fc.boolean(),
})
const member: OfferStanding = { isLoggedIn: true, isVip: false, balance: 0, isSpared: false }

describe('for whom an incentive is', () => {
  it('is decided by account, membership and balance', () => {
    const of = (guest: OfferStanding) => AUDIENCES.filter((audience) => isMeantFor(audience, guest))
    expect(of({ ...member, isLoggedIn: false })).toEqual(['everyone', 'anonymous'])
    expect(of(member)).toEqual(['everyone', 'member', 'no-vip', 'low-balance'])
    expect(of({ ...member, isVip: true, balance: 20 })).toEqual(['everyone', 'member'])
  })

  it('is never a guest who is spared', () => {
    fc.assert(
      fc.property(fc.constantFrom(...AUDIENCES), standings, (audience, guest) => {
        expect(isMeantFor(audience, { ...guest, isSpared: true })).toBe(false)
        expect(isMeantFor('everyone', guest)).toBe(!guest.isSpared)
      }),
    )
  })
})

describe('a countdown to an end', () => {
  it('shows exactly what is left until then, once it has begun', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 5000 }), fc.nat(5_000_000), (end, countdown, before) => {
        const countdownStartTime = countdownStartFor(end, countdown)
        const now = end - (before % (countdown * 1000))
        expect(countdownLeft({ countdown, countdownStartTime }, now)).toBe(end - now)
      }),
    )
  })
})
