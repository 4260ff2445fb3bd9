import { describe, expect, it } from 'vitest'
import { reopensTvSubscription, vipCallToAction } from '@/domain/payments/opening'

describe('the VIP call-to-action', () => {
  it('opens login for an anonymous guest', () => {
    expect(vipCallToAction({ isLoggedIn: false, isVip: false })).toBe('login')
  })

  it('opens the subscription for a guest who is not VIP', () => {
    expect(vipCallToAction({ isLoggedIn: true, isVip: false })).toBe('vipabo')
  })

  it('does nothing for a VIP guest', () => {
    expect(vipCallToAction({ isLoggedIn: true, isVip: true })).toBeNull()
  })
})

it('opens the video-TV subscription again after login only for a guest who is not premium', () => {
  expect([reopensTvSubscription({ isPremium: false }), reopensTvSubscription({ isPremium: true })]).toEqual([
    true,
    false,
  ])
})
