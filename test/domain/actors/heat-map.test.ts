import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heatOf, shiftHeat, usualTimes, usualWindows, WEEK_HOURS } from '@/domain/actors/heat-map'

const HOUR = 3_600_000
const WEEK = WEEK_HOURS * HOUR
/** A Saturday at 21:00 in Berlin. */
const NOW = Date.UTC(2026, 10, 21, 20)

const sessions = fc.array(
  fc
    .record({ ago: fc.integer({ min: 0, max: 12 * WEEK }), length: fc.integer({ min: 0, max: 10 * HOUR }) })
    .map(({ ago, length }) => ({ from: NOW - ago - length, to: NOW - ago })),
  { maxLength: 30 },
)

describe('a heat map', () => {
  it('is a percentage for each hour of a week, and never less for another session', () => {
    fc.assert(
      fc.property(sessions, sessions, (some, more) => {
        const [heat, hotter] = [heatOf(some, NOW), heatOf([...some, ...more], NOW)]
        expect(heat).toHaveLength(WEEK_HOURS)
        expect(heat.every((percent) => percent >= 0 && percent <= 100)).toBe(true)
        expect(hotter.every((percent, hour) => percent >= (heat[hour] ?? 0))).toBe(true)
        expect(heatOf([...some, ...some], NOW)).toEqual(heat)
      }),
    )
  })

  it('counts the hours of which half was live, each once a week, and forgets what is older than eight weeks', () => {
    const weekly = Array.from({ length: 20 }, (_, back) => {
      const from = Date.UTC(2026, 10, 17, 20, 0) - back * WEEK
      return { from, to: from + 1.6 * HOUR }
    })
    // Clocks changed on 25 October: before, 20:00 UTC was 22:00 in Berlin.
    const heat = heatOf(weekly, NOW)
    const tuesday = 2 * 24
    expect(heat.slice(tuesday + 20, tuesday + 25)).toEqual([0, 50, 100, 50, 0])
    expect(heat.filter((percent) => percent > 0)).toHaveLength(3)
    expect(heatOf(weekly.slice(0, 2), NOW)[tuesday + 21]).toBe(25)
  })

  it('is the same on another clock, moved', () => {
    const heat = fc.array(fc.nat(100), { minLength: WEEK_HOURS, maxLength: WEEK_HOURS })
    fc.assert(
      fc.property(heat, fc.integer({ min: -14, max: 14 }), (map, hours) => {
        expect(shiftHeat(shiftHeat(map, hours), -hours)).toEqual(map)
        expect(shiftHeat(map, hours)[(10 + hours + WEEK_HOURS) % WEEK_HOURS]).toBe(map[10])
      }),
    )
  })
})

describe('the usual times', () => {
  const flags = fc.array(fc.boolean(), { minLength: WEEK_HOURS, maxLength: WEEK_HOURS })

  it('cover each hour of at least half of the weeks, and no other', () => {
    fc.assert(
      fc.property(flags, (usual) => {
        fc.pre(usual.some((flag) => !flag))
        const windows = usualWindows(usual.map((flag) => (flag ? 50 : 49)))
        const covered = windows.flatMap(({ day, from, to }) =>
          Array.from({ length: to - from }, (_, step) => (day * 24 + from + step) % WEEK_HOURS),
        )
        expect(covered.toSorted((a, b) => a - b)).toEqual(usual.flatMap((flag, hour) => (flag ? [hour] : [])))
        expect(usualTimes(windows).flatMap(({ days }) => days)).toHaveLength(windows.length)
      }),
    )
  })

  it('put days with the same hours together, the most days first', () => {
    const windows = [
      { day: 0, from: 15, to: 18 },
      { day: 2, from: 21, to: 24 },
      { day: 3, from: 21, to: 24 },
    ]
    expect(usualTimes(windows)).toEqual([
      { days: [2, 3], from: 21, to: 24 },
      { days: [0], from: 15, to: 18 },
    ])
  })
})
