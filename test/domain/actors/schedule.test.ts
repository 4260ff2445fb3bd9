import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInPlan, platformOffset, returnInPlan, shiftPlan, type PlanWindow } from '@/domain/actors/schedule'

const HOUR = 3_600_000
const anyWindow: fc.Arbitrary<PlanWindow> = fc
  .record({
    day: fc.integer({ min: 0, max: 6 }),
    from: fc.integer({ min: 0, max: 23 }),
    length: fc.integer({ min: 1, max: 8 }),
  })
  .map(({ day, from, length }) => ({ day, from, to: from + length }))
const anyPlan = fc.array(anyWindow, { minLength: 1, maxLength: 7 })
/** Quarters of an hour from 2025 to 2030, so that both clock changes are included. */
const anyMoment = fc
  .integer({ min: 0, max: 4 * 24 * 365 * 5 })
  .map((quarter) => Date.UTC(2025, 0, 1) + quarter * (HOUR / 4))

describe('the week of an actor', () => {
  it('preserves every hour on another clock, and is itself again on its own', () => {
    fc.assert(
      fc.property(anyPlan, fc.integer({ min: -26, max: 26 }), (plan, hours) => {
        const moved = shiftPlan(plan, hours)
        const length = (windows: readonly PlanWindow[]) => windows.reduce((sum, { from, to }) => sum + to - from, 0)
        expect(length(moved)).toBe(length(plan))
        expect(moved.every(({ day, from }) => day >= 0 && day <= 6 && from >= 0 && from < 24)).toBe(true)
        expect(shiftPlan(moved, -hours)).toEqual(shiftPlan(plan, 0))
      }),
    )
  })

  it('is reckoned from the clock of the platform, in summer as in winter', () => {
    expect([platformOffset(Date.UTC(2026, 0, 10)), platformOffset(Date.UTC(2026, 6, 10))]).toEqual([1, 2])
    const evening = [{ day: 0, from: 21, to: 24 }]
    // Sunday, 22 November 2026, 20:00 UTC is 21:00 in the platform's zone.
    expect([19, 20, 22, 23].map((hour) => isInPlan(evening, Date.UTC(2026, 10, 22, hour)))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

describe('a return that is announced', () => {
  it('lies in the schedule, not before it may, and is the first such moment', () => {
    fc.assert(
      fc.property(anyPlan, anyMoment, (plan, earliest) => {
        const back = returnInPlan(plan, earliest)
        expect(back).toBeGreaterThanOrEqual(earliest)
        expect(isInPlan(plan, back)).toBe(true)
        expect(back - earliest).toBeLessThanOrEqual(14 * 24 * HOUR + HOUR)
        expect(back === earliest).toBe(isInPlan(plan, earliest))
        // No quarter of an hour before it does.
        const quarters = Array.from({ length: Math.ceil((back - earliest) / (HOUR / 4)) }, (_, at) => at)
        expect(quarters.find((at) => isInPlan(plan, earliest + at * (HOUR / 4)))).toBeUndefined()
      }),
    )
  })

  it('is the earliest allowed moment where there is no schedule', () => {
    expect(returnInPlan([], 123)).toBe(123)
  })
})
