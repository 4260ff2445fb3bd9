import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GuestAction, mayDo } from '@/domain/access/permissions'
import type { GuestFlags } from '@/domain/access/roles'
import { anonymousGuest, anyGuestFlags, GUEST_ACTIONS, ordinaryGuest } from '#test/support/arbitraries/access'

const anyAction = fc.constantFrom(...GUEST_ACTIONS)
const allowed = (guest: GuestFlags): readonly GuestAction[] => GUEST_ACTIONS.filter((action) => mayDo(action, guest).ok)
const loginRequired = { ok: false, reason: 'login-required' }
const restricted = (restrictionLevel: GuestFlags['restrictionLevel']): GuestFlags => ({
  ...ordinaryGuest,
  isRestricted: true,
  restrictionLevel,
})

const needLogin: readonly (readonly [string, GuestAction])[] = [
  ['verify their age', 'verify-age'],
  ['see lists of their own', 'guest-lists'],
  ['have their views tracked', 'track-view'],
  ['buy', 'buy'],
  ['comment', 'comment'],
  ['vote', 'vote'],
  ['tip', 'tip'],
]

describe('what a guest may do', () => {
  it('without an account: sign up, log in, recover a password, make a voice call', () => {
    for (const action of ['open-signup', 'open-login', 'password-lost', 'voice-call'] as const) {
      expect(mayDo(action, anonymousGuest)).toEqual({ ok: true })
    }
  })

  it.each(needLogin)('only with an account: %s', (_title, action) => {
    expect(mayDo(action, anonymousGuest)).toEqual(loginRequired)
    expect(mayDo(action, ordinaryGuest)).toEqual({ ok: true })
  })

  it('is not commenting, once blocked for comments; all else stays', () => {
    const blocked = { ...ordinaryGuest, isBlockedForComments: true }
    expect(mayDo('comment', blocked)).toEqual({ ok: false, reason: 'blocked-for-comments' })
    expect(allowed(blocked)).toEqual(GUEST_ACTIONS.filter((action) => action !== 'comment'))
  })

  it('shrinks level by level for a restricted guest: no paying, only watching, only support', () => {
    expect(mayDo('chat-free', restricted(1))).toEqual({ ok: true })
    for (const action of ['pay', 'buy', 'tip', 'subscribe', 'chat-paid', 'redeem'] as const) {
      expect(mayDo(action, restricted(1))).toEqual({ ok: false, reason: 'restricted' })
    }
    expect(mayDo('watch', restricted(2))).toEqual({ ok: true })
    expect(mayDo('chat-free', restricted(2)).ok).toBe(false)
    expect(mayDo('watch', restricted(3)).ok).toBe(false)
    expect(mayDo('contact-support', restricted(3))).toEqual({ ok: true })
    expect(allowed(restricted(null))).toEqual(allowed(restricted(1)))
  })

  it('is support and the login for a locked guest, and nothing else', () => {
    const locked = { ...ordinaryGuest, isLocked: true }
    expect(allowed(locked)).toEqual(allowed(restricted(3)))
    expect(mayDo('watch', locked)).toEqual({ ok: false, reason: 'locked' })
  })

  it('never grows by being locked, restricted, blocked or logged out', () => {
    const harsher: fc.Arbitrary<Partial<GuestFlags>> = fc.constantFrom(
      { isLocked: true },
      { isRestricted: true, restrictionLevel: 3 },
      { isBlockedForComments: true },
      { isLoggedIn: false },
    )
    fc.assert(
      fc.property(anyAction, anyGuestFlags, harsher, (action, guest, change) => {
        expect(!mayDo(action, guest).ok && mayDo(action, { ...guest, ...change }).ok).toBe(false)
      }),
    )
  })

  it('always include a way to report and to support', () => {
    fc.assert(
      fc.property(anyGuestFlags, (guest) => {
        expect([mayDo('report', guest), mayDo('contact-support', guest)]).toEqual([{ ok: true }, { ok: true }])
      }),
    )
  })
})
