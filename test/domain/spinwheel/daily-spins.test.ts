import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayTextOf } from '@/domain/access/age'
import { grantDaily, platformDayOf, spendSpin, type DailySpins } from '@/domain/spinwheel/daily-spins'

const HOUR = 3_600_000
/** Both changes of the clocks of a year are in it. */
const moment = fc.integer({ min: Date.UTC(2026, 2, 20), max: Date.UTC(2026, 10, 5) })

/** A guest as the platform stores them. */
interface State {
  readonly daily: DailySpins | undefined
  readonly spins: number
  readonly granted: number
}

function read({ daily, spins, granted }: State, at: number): State {
  const grant = grantDaily(daily, platformDayOf(at))
  return { daily: grant.daily, spins: spins + grant.granted, granted: granted + grant.granted }
}

const withVoucher = (state: State): State => ({ ...state, spins: state.spins + 1 })

function use(state: State): State {
  const left = state.daily === undefined ? null : spendSpin(state.spins, state.daily)
  return left === null ? state : { ...state, ...left }
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('read' as const), later: fc.integer({ min: 0, max: 60 * HOUR }) }),
  fc.record({ kind: fc.constant('use' as const), later: fc.constant(0) }),
  fc.record({ kind: fc.constant('voucher' as const), later: fc.constant(0) }),
)

describe('the day of the platform', () => {
  it('is the calendar day in Berlin, also where clocks change', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const day = new Date(platformDayOf(at) * 86_400_000).toISOString().slice(0, 10)
        expect(day).toBe(dayTextOf(at))
      }),
    )
  })

  it('has 23 hours in March and 25 in October', () => {
    for (const [day, hours] of [
      [Date.UTC(2026, 2, 28, 23), 23],
      [Date.UTC(2026, 9, 24, 22), 25],
    ] as const) {
      expect(platformDayOf(day - 1)).toBe(platformDayOf(day) - 1)
      expect(platformDayOf(day + hours * HOUR - 1)).toBe(platformDayOf(day))
      expect(platformDayOf(day + hours * HOUR)).toBe(platformDayOf(day) + 1)
    }
  })
})

describe('the spins of days', () => {
  it('are one for each day, however often the wheel is read on it', () => {
    fc.assert(
      fc.property(moment, fc.array(fc.integer({ min: 0, max: 6 * HOUR }), { maxLength: 30 }), (begin, pauses) => {
        let at = begin
        let state: State = { daily: undefined, spins: 0, granted: 0 }
        const days = new Set<number>()
        for (const pause of [0, ...pauses]) {
          at += pause
          // Used at once, so that nothing piles up.
          state = use(read(state, at))
          days.add(platformDayOf(at))
        }
        expect(state.granted).toBe(days.size)
      }),
    )
  })

  it('never come twice for a day, never pile up, and no count falls below nothing, in any order of events', () => {
    fc.assert(
      fc.property(moment, fc.array(step, { maxLength: 60 }), (begin, steps) => {
        let at = begin
        let vouchers = 0
        let state = read({ daily: undefined, spins: 0, granted: 0 }, at)
        for (const { kind, later } of steps) {
          at += later
          if (kind === 'voucher') {
            vouchers += 1
            state = withVoucher(state)
          } else state = kind === 'use' ? use(state) : read(state, at)
          const unused = state.daily?.unused ?? 0
          expect(state.spins).toBeGreaterThanOrEqual(0)
          expect(unused).toBeGreaterThanOrEqual(0)
          expect(unused).toBeLessThanOrEqual(3)
          expect(state.spins).toBeGreaterThanOrEqual(unused)
        }
        expect(state.granted).toBeLessThanOrEqual(platformDayOf(at) - platformDayOf(begin) + 1)
        expect(state.spins).toBeLessThanOrEqual(state.granted + vouchers)
      }),
    )
  })

  it('are not taken back, nor given again, by a clock that runs behind', () => {
    const known = { day: 20_000, unused: 1 }
    expect(grantDaily(known, 19_998)).toEqual({ daily: known, granted: 0 })
  })

  it('of a guest who had more from elsewhere are not lost: what is above the most stays', () => {
    expect(grantDaily({ day: 1, unused: 5 }, 9)).toEqual({ daily: { day: 9, unused: 5 }, granted: 0 })
  })

  it('cannot be used where there is none', () => {
    expect(spendSpin(0, { day: 1, unused: 0 })).toBeNull()
    expect(spendSpin(4, { day: 1, unused: 0 })).toEqual({ spins: 3, daily: { day: 1, unused: 0 } })
  })
})
