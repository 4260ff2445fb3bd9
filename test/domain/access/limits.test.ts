import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allowanceOf,
  changeLimit,
  excludeUntil,
  isSelfExcluded,
  limitAt,
  MAX_EXCLUSION,
  NO_LIMITS,
  PERIOD_LENGTH,
  remainingIn,
  type Spend,
  spendAllowed,
  spendsAfterRefunds,
  type Booked,
  type SpendingLimit,
  spentIn,
} from '@/domain/access/limits'

const hour = 3_600_000
const RAISE_AFTER = 24 * hour
const limitOf = (coins: number | null): SpendingLimit => ({ coins, raised: null })
const anyCoins = fc.option(fc.nat(1_000))

describe('a spending limit', () => {
  it('acts at once when lowered and after 24 hours when raised', () => {
    const raised = changeLimit(limitOf(100), 300, 0)
    expect([limitAt(raised, RAISE_AFTER - 1), limitAt(raised, RAISE_AFTER)]).toEqual([100, 300])
    expect(limitAt(changeLimit(limitOf(100), 40, 0), 0)).toBe(40)
    expect(limitAt(changeLimit(limitOf(null), 40, 0), 0)).toBe(40)
    expect(limitAt(changeLimit(limitOf(100), null, 0), hour)).toBe(100)
  })

  it('takes back a waiting raise when lowered, and does not restart the wait of the same raise', () => {
    const raised = changeLimit(limitOf(100), 300, 0)
    expect(changeLimit(raised, 80, hour)).toEqual(limitOf(80))
    expect(changeLimit(raised, 300, hour)).toEqual(raised)
    expect(changeLimit(raised, 200, hour)).toEqual({ coins: 100, raised: { coins: 200, from: hour + RAISE_AFTER } })
  })

  it('never allows more than was requested 24 hours before, with any order of requests', () => {
    const anyRequests = fc.array(fc.record({ after: fc.nat(60 * hour), wanted: anyCoins }), { maxLength: 12 })
    fc.assert(
      fc.property(anyCoins, anyRequests, (first, requests) => {
        let [now, limit] = [0, limitOf(first)]
        for (const { after, wanted } of requests) {
          now += after
          const before = limitAt(limit, now)
          limit = changeLimit(limit, wanted, now)
          const holds = limitAt(limit, now) ?? Infinity
          expect(holds).toBe(Math.min(before ?? Infinity, wanted ?? Infinity))
          expect(limitAt(limit, now + RAISE_AFTER) ?? Infinity).toBe(wanted ?? Infinity)
        }
      }),
    )
  })

  it('refuses what is no number of coins', () => {
    for (const wanted of [-1, 0.5, Number.NaN]) expect(() => changeLimit(limitOf(1), wanted, 0)).toThrow(RangeError)
  })

  it('is never exceeded in any span, with any attempts and changes of the guest', () => {
    const anySteps = fc.array(
      fc.record({ after: fc.nat(20 * hour), coins: fc.integer({ min: 1, max: 80 }), daily: fc.nat(200) }),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(anySteps, fc.nat(400), fc.nat(800), (steps, weekly, monthly) => {
        let now = 0
        let today = limitOf(null)
        const spends: Spend[] = []
        for (const { after, coins, daily } of steps) {
          now += after
          today = changeLimit(today, daily, now)
          const limits = { ...NO_LIMITS, daily: today, weekly: limitOf(weekly), monthly: limitOf(monthly) }
          if (!spendAllowed(limits, spends, coins, now).ok) continue
          spends.push({ at: now, coins })
          expect(spentIn('daily', spends, now)).toBeLessThanOrEqual(limitAt(today, now) ?? Infinity)
          expect(spentIn('weekly', spends, now)).toBeLessThanOrEqual(weekly)
          expect(spentIn('monthly', spends, now)).toBeLessThanOrEqual(monthly)
        }
      }),
    )
  })

  it('leaves as many coins as may be spent at once, and not one more', () => {
    const anySpends = fc.array(fc.record({ at: fc.nat(100 * hour), coins: fc.integer({ min: 1, max: 80 }) }), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(anySpends, anyCoins, anyCoins, anyCoins, (spends, daily, weekly, monthly) => {
        const limits = {
          daily: limitOf(daily),
          weekly: limitOf(weekly),
          monthly: limitOf(monthly),
          excludedUntil: null,
        }
        const allowance = allowanceOf(limits, spends, 100 * hour)
        const mayAll = spendAllowed(limits, spends, allowance ?? 1_000_000, 100 * hour).ok
        const mayMore = spendAllowed(limits, spends, (allowance ?? 1_000_000) + 1, 100 * hour).ok
        expect({ mayAll, mayMore }).toEqual({ mayAll: true, mayMore: allowance === null })
        expect(allowance === null).toBe(daily === null && weekly === null && monthly === null)
      }),
    )
    expect(allowanceOf(excludeUntil(NO_LIMITS, 10 * hour, 0), [], hour)).toBe(0)
  })

  it('names the span that is used up and what remains of it', () => {
    const limits = { ...NO_LIMITS, daily: limitOf(50), weekly: limitOf(60) }
    const spends = [{ at: 0, coins: 30 }]
    expect(spendAllowed(limits, spends, 20, hour)).toEqual({ ok: true })
    expect(spendAllowed(limits, spends, 21, hour)).toEqual({
      ok: false,
      reason: 'limit-reached',
      period: 'daily',
      remaining: 20,
    })
    expect(spendAllowed(limits, spends, 50, PERIOD_LENGTH.daily)).toMatchObject({ period: 'weekly', remaining: 30 })
    expect(remainingIn('monthly', limits, spends, hour)).toBeNull()
  })
})

describe('a self-exclusion', () => {
  it('stops all spending until its date', () => {
    const limits = excludeUntil(NO_LIMITS, 10 * hour, 0)
    expect(spendAllowed(limits, [], 1, 10 * hour - 1)).toEqual({ ok: false, reason: 'self-excluded', until: 10 * hour })
    expect(spendAllowed(limits, [], 1, 10 * hour)).toEqual({ ok: true })
  })

  it('lasts five years at most', () => {
    expect(MAX_EXCLUSION).toBe(5 * 365 * 24 * hour)
  })

  it('can be prolonged and never shortened while it lasts', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(100), fc.nat(1_000))), (requests) => {
        let [now, limits] = [0, NO_LIMITS]
        for (const [after, until] of requests) {
          now += after
          const before = limits
          limits = excludeUntil(limits, until, now)
          expect(!isSelfExcluded(before, now) || (limits.excludedUntil ?? 0) >= (before.excludedUntil ?? 0)).toBe(true)
          expect(isSelfExcluded(limits, now)).toBe(isSelfExcluded(before, now) || until > now)
        }
      }),
    )
  })
})

describe('what was given back', () => {
  const spend = fc.record({
    at: fc.nat(100),
    coins: fc.integer({ min: 1, max: 50 }),
    line: fc.constantFrom('a', 'b', 'c'),
  })
  const of = (booked: readonly { readonly coins: number; readonly line: string }[], line: string): number =>
    booked.reduce((sum, one) => sum + (one.line === line ? one.coins : 0), 0)

  it('was not spent: each line counts for what is left of it, at the moments it was spent, and never for less than nothing', () => {
    fc.assert(
      fc.property(fc.array(spend), fc.array(spend), (spends, refunds) => {
        const booked: readonly Booked[] = [...spends, ...refunds.map((one) => ({ ...one, coins: -one.coins }))]
        const left = spendsAfterRefunds(booked)
        const expected = ['a', 'b', 'c'].reduce((sum, line) => sum + Math.max(0, of(booked, line)), 0)
        expect(left.reduce((sum, { coins }) => sum + coins, 0)).toBe(expected)
        expect(left.every(({ coins }) => coins >= 0)).toBe(true)
        const moments = (of: readonly { readonly at: number }[]) => of.map(({ at }) => at).toSorted((a, b) => a - b)
        expect(moments(left)).toEqual(moments(spends))
      }),
    )
  })

  it('takes nothing off another line, nor off a time before it was spent', () => {
    const booked = [
      { at: 10, coins: 20, line: 'tip' },
      { at: 5, coins: 30, line: 'ticket' },
      { at: 11, coins: -20, line: 'tip' },
      { at: 12, coins: -99, line: 'forgotten' },
    ]
    expect(spendsAfterRefunds(booked)).toEqual([
      { at: 10, coins: 0 },
      { at: 5, coins: 30 },
    ])
  })
})
