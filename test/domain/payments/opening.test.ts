import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyFlow } from '#test/support/arbitraries/payments'
import { traitsOf } from '@/domain/payments/flows'
import { openFlow, reopensTvSubscription, vipCallToAction } from '@/domain/payments/opening'

const anonymous = { isLoggedIn: false, isRestricted: false }
const member = { isLoggedIn: true, isRestricted: false }
const restricted = { isLoggedIn: true, isRestricted: true }
const open = { disableLogin: false }

describe('opening a flow', () => {
  it('never opens login or signup when they are disabled, whoever asks [AUT-015]', () => {
    fc.assert(
      fc.property(fc.constantFrom('login', 'signup'), fc.boolean(), fc.boolean(), (flow, isLoggedIn, isRestricted) => {
        expect(openFlow(flow, { isLoggedIn, isRestricted }, { disableLogin: true })).toEqual({
          ok: false,
          reason: 'login-disabled',
        })
      }),
    )
    expect(openFlow('login', anonymous, open)).toEqual({ ok: true, flow: 'login' })
    expect(openFlow('login', member, open)).toEqual({ ok: false, reason: 'already-logged-in' })
  })

  it('opens operator compensation for a restricted guest in place of any payment tour [PAY-084]', () => {
    for (const tour of ['paytour', 'trialpaytour', 'abopaytour', 'limitpaytour'] as const) {
      expect(openFlow(tour, restricted, open)).toEqual({ ok: true, flow: 'opcompensation' })
      expect(openFlow(tour, member, open)).toEqual({ ok: true, flow: tour })
    }
    expect(openFlow('opcompensation', restricted, open)).toEqual({ ok: true, flow: 'opcompensation' })
  })

  it('lets a restricted guest pay nothing else', () => {
    expect(openFlow('moneycharge', restricted, open)).toEqual({ ok: false, reason: 'restricted' })
    fc.assert(
      fc.property(anyFlow, (flow) => {
        const decision = openFlow(flow, restricted, open)
        expect(decision.ok && traitsOf(decision.flow).isPayment && decision.flow !== 'opcompensation').toBe(false)
      }),
    )
  })

  it('lets a logged-in guest pay, subscribe and open settings, and asks others to log in first [PAY-095]', () => {
    for (const flow of ['moneycharge', 'vipabo', 'settings'] as const) {
      expect(openFlow(flow, member, open)).toEqual({ ok: true, flow })
      expect(openFlow(flow, anonymous, open)).toEqual({ ok: false, reason: 'login-required' })
    }
    fc.assert(
      fc.property(anyFlow, (flow) => {
        const decision = openFlow(flow, anonymous, open)
        expect(decision.ok && traitsOf(decision.flow).needsLogin).toBe(false)
      }),
    )
  })
})

describe('the VIP call-to-action', () => {
  it('opens login for an anonymous guest [PAY-085]', () => {
    expect(vipCallToAction({ isLoggedIn: false, isVip: false })).toBe('login')
  })

  it('opens the subscription for a guest who is not VIP [PAY-086]', () => {
    expect(vipCallToAction({ isLoggedIn: true, isVip: false })).toBe('vipabo')
  })

  it('does nothing for a VIP guest [PAY-087]', () => {
    expect(vipCallToAction({ isLoggedIn: true, isVip: true })).toBeNull()
  })
})

it('opens the video-TV subscription again after login only for a guest who is not premium [PAY-088]', () => {
  expect([reopensTvSubscription({ isPremium: false }), reopensTvSubscription({ isPremium: true })]).toEqual([
    true,
    false,
  ])
})
