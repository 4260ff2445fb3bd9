import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliveryTime, WORTH } from '@/domain/notifications/delivery'
import { NOTICE_KINDS } from '@/domain/notifications/notification-choices'
import { afterQuietHours, areValidHours, isQuietMinute, isTimeZone } from '@/domain/notifications/quiet-hours'
import { wallClock } from '@/domain/vouchers/day-end'

const MINUTE = 60_000
const DAY = 1_440
const minute = fc.integer({ min: 0, max: DAY - 1 })
const hours = fc.record({ from: minute, to: minute }).filter(areValidHours)
const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu')
const moment = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) })
const minuteIn = (at: number, timeZone: string): number => Math.floor(wallClock(at, timeZone) / MINUTE) % DAY

describe('quiet hours', () => {
  it('take each minute of the day either in or out, as long as they are', () => {
    fc.assert(
      fc.property(hours, (span) => {
        const quiet = Array.from({ length: DAY }, (_, at) => at).filter((at) => isQuietMinute(span, at))
        expect(quiet).toHaveLength((span.to - span.from + DAY) % DAY)
        expect(isQuietMinute(span, span.from)).toBe(true)
        expect(isQuietMinute(span, span.to)).toBe(false)
      }),
      { numRuns: 30 },
    )
  })

  it('hold nothing back outside of them, and until their end inside', () => {
    fc.assert(
      fc.property(hours, moment, zone, (span, now, timeZone) => {
        const time = afterQuietHours(span, now, timeZone)
        expect(time > now).toBe(isQuietMinute(span, minuteIn(now, timeZone)))
        expect(time - now).toBeGreaterThanOrEqual(0)
        expect(time - now).toBeLessThanOrEqual(25 * 60 * MINUTE)
      }),
    )
  })

  it('end at the minute that was set, also in the night in which clocks change', () => {
    fc.assert(
      fc.property(hours, moment, zone, (span, now, timeZone) => {
        const time = afterQuietHours(span, now, timeZone)
        // A time that the change of clocks leaves out is the one before or after it.
        const isOnChange = wallClock(time, timeZone) - wallClock(now, timeZone) !== time - now
        fc.pre(time !== now && !isOnChange)
        expect(minuteIn(time, timeZone)).toBe(span.to)
      }),
    )
    // From 22:00 to 8:00 in Berlin, in the night to 25 October 2026, which has an hour more.
    const evening = Date.UTC(2026, 9, 24, 21, 0)
    expect(afterQuietHours({ from: 1_320, to: 480 }, evening, 'Europe/Berlin')).toBe(Date.UTC(2026, 9, 25, 7, 0))
  })

  it('are no span without a length, and no zone that does not exist', () => {
    expect(areValidHours({ from: 60, to: 60 })).toBe(false)
    expect(areValidHours({ from: -1, to: 60 })).toBe(false)
    expect(areValidHours({ from: 0, to: DAY })).toBe(false)
    expect(areValidHours({ from: 0, to: DAY - 1 })).toBe(true)
    expect([isTimeZone('Europe/Berlin'), isTimeZone('Europe/Atlantis')]).toEqual([true, false])
  })

  it('drop a notice of half an hour ago that an actor is live, and messages of a day ago, not those of a moment later', () => {
    const at = (kind: (typeof NOTICE_KINDS)[number], age: number) =>
      deliveryTime({ kind, at: 0 }, { quiet: null, timeZone: 'UTC' }, age)
    for (const kind of NOTICE_KINDS) {
      const worth = kind === 'go-live' || kind === 'show' ? 30 * MINUTE : DAY * MINUTE
      expect({ kind, within: at(kind, worth), later: at(kind, worth + 1) }).toEqual({
        kind,
        within: worth,
        later: null,
      })
    }
  })

  it('drop what is worth nothing any more when they end, and no more than that', () => {
    fc.assert(
      fc.property(hours, moment, zone, fc.constantFrom(...NOTICE_KINDS), (quiet, at, timeZone, kind) => {
        const end = afterQuietHours(quiet, at, timeZone)
        const time = deliveryTime({ kind, at }, { quiet, timeZone }, at)
        expect(time).toBe(end - at > WORTH[kind] ? null : end)
      }),
    )
  })
})
