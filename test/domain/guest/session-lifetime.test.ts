import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf, defaultLifetime, isSessionOver } from '@/domain/guest/session-lifetime'

const moment = fc.integer({ min: 0, max: 4e12 })
const span = fc.integer({ min: 1, max: 1e12 })

describe('the lifetime of a session', () => {
  it('starts over with every use, and ends exactly when its time or the longest life is over', () => {
    const lifetimes = fc.record({ account: span, anonymous: span, longest: span })
    fc.assert(
      fc.property(moment, span, fc.boolean(), lifetimes, (openedAt, later, hasAccount, lifetime) => {
        const usedAt = openedAt + later
        const own = usedAt + (hasAccount ? lifetime.account : lifetime.anonymous)
        const end = hasAccount ? Math.min(own, openedAt + lifetime.longest) : own
        expect(isSessionOver({ openedAt, usedAt }, hasAccount, lifetime, end - 1)).toBe(false)
        expect(isSessionOver({ openedAt, usedAt }, hasAccount, lifetime, end)).toBe(true)
      }),
    )
  })

  it('has no longest life without an account, where there is nothing to log in to again', () => {
    const opened = { openedAt: 0, usedAt: 10 * defaultLifetime.longest }
    expect(isSessionOver(opened, false, defaultLifetime, opened.usedAt)).toBe(false)
    expect(isSessionOver(opened, true, defaultLifetime, opened.usedAt)).toBe(true)
  })

  it('is half a year after the last use with an account and a month without one, and a year at most', () => {
    const day = 86_400_000
    const isOver = (hasAccount: boolean, openedAt: number, unused: number) =>
      isSessionOver({ openedAt, usedAt: 400 * day }, hasAccount, defaultLifetime, 400 * day + unused)
    const account = [180 * day - 1, 180 * day].map((unused) => isOver(true, 399 * day, unused))
    const visitor = [30 * day - 1, 30 * day].map((unused) => isOver(false, 0, unused))
    const longest = [365 * day - 1, 365 * day].map((open) => isOver(true, 401 * day - open, day))
    expect({ account, visitor, longest }).toEqual({
      account: [false, true],
      visitor: [false, true],
      longest: [false, true],
    })
  })

  it('never ends earlier for a device that knows an account', () => {
    fc.assert(
      fc.property(moment, moment, (usedAt, now) => {
        const [isKnownOver, isUnknownOver] = [true, false].map((known) =>
          isSessionOver({ openedAt: usedAt, usedAt }, known, defaultLifetime, now),
        )
        expect(isKnownOver === true && isUnknownOver === false).toBe(false)
      }),
    )
  })

  it('is looked for in the order of days: a later use is never on an earlier day', () => {
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        expect(Math.sign(dayOf(one) - dayOf(other))).not.toBe(-Math.sign(one - other) || 2)
      }),
    )
  })
})
