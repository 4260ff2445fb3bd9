import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf, parseDay } from '@/domain/access/age'
import { momentOn } from '@/domain/access/test-day'
import { platformTimeZone, wallClock } from '@/domain/vouchers/day-end'

const DAY = 86_400_000
const moments = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) })

describe('the moment on another day', () => {
  it('is the same time of that day on the wall clock of the platform, but in an hour that clocks leave out [API-012]', () => {
    fc.assert(
      fc.property(moments, moments, (now, other) => {
        const day = dayOf(other)
        const then = momentOn(day, now)
        const difference = Math.abs(
          (wallClock(then, platformTimeZone) % DAY) - (wallClock(now, platformTimeZone) % DAY),
        )
        expect([0, 3_600_000]).toContain(difference)
        expect(difference === 0 ? dayOf(then) : day).toEqual(day)
      }),
    )
  })

  it('is today for the day of the month that it is [ACT-036]', () => {
    fc.assert(
      fc.property(moments, (now) => {
        expect(momentOn({ day: dayOf(now).day }, now)).toBe(now)
      }),
    )
    const now = Date.UTC(2026, 10, 21, 20)
    expect(momentOn({ day: 24 }, now) - now).toBe(3 * DAY)
    expect(momentOn(parseDay('2026-12-24') ?? { day: 0 }, now) - now).toBe(33 * DAY)
  })
})
