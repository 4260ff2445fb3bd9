import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOfferedTv, isOfferedVip, rolesOf } from '@/domain/access/roles'
import { anonymousGuest, anyGuestFlags, ordinaryGuest } from '#test/support/arbitraries/access'

describe('the roles of a guest', () => {
  it('are anonymous or logged in, never both and never neither', () => {
    fc.assert(
      fc.property(anyGuestFlags, (guest) => {
        const roles = rolesOf(guest)
        expect(roles.includes('anonymous')).toBe(!guest.isLoggedIn)
        expect(roles.includes('logged-in')).toBe(guest.isLoggedIn)
      }),
    )
  })

  it('hold VIP, TV subscriber, age-verified, paying customer, locked and restricted besides', () => {
    const everything = {
      ...ordinaryGuest,
      isVip: true,
      isPremium: true,
      hasAvs: true,
      isPayingCustomer: true,
      isLocked: true,
      isRestricted: true,
    }
    expect(rolesOf(everything)).toEqual([
      'logged-in',
      'vip',
      'tv-subscriber',
      'age-verified',
      'paying-customer',
      'locked',
      'restricted',
    ])
    expect(rolesOf(ordinaryGuest)).toEqual(['logged-in'])
    expect(rolesOf({ ...everything, isLoggedIn: false })).toEqual(['anonymous'])
  })

  it('offer the VIP subscription to everybody but a VIP', () => {
    expect([anonymousGuest, { isVip: true }].map(isOfferedVip)).toEqual([true, false])
  })

  it('offer the video-TV subscription to everybody but a premium guest', () => {
    expect([anonymousGuest, { isPremium: true }].map(isOfferedTv)).toEqual([true, false])
  })
})
