import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf, defaultLifetime, isSessionOver } from '@/domain/guest/session-lifetime'

const moment = fc.integer({ min: 0, max: 4e12 })
const span = fc.integer({ min: 1, max: 1e12 })

describe('the lifetime of a session', () => {
  it('starts over with every use, and ends exactly when its time is over', () => {
    fc.assert(
      fc.property(
        moment,
        fc.boolean(),
        fc.record({ account: span, anonymous: span }),
        (usedAt, hasAccount, lifetime) => {
          const own = hasAccount ? lifetime.account : lifetime.anonymous
          expect(isSessionOver(usedAt, hasAccount, lifetime, usedAt + own - 1)).toBe(false)
          expect(isSessionOver(usedAt, hasAccount, lifetime, usedAt + own)).toBe(true)
        },
      ),
    )
  })

  it('never ends earlier for a device that knows an account', () => {
    fc.assert(
      fc.property(moment, moment, (usedAt, now) => {
        const [isKnownOver, isUnknownOver] = [true, false].map((known) =>
          isSessionOver(usedAt, known, defaultLifetime, now),
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
