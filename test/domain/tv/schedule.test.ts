import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPlan, anyTvMoment, plan } from '#test/support/arbitraries/tv'
import {
  airingsAt,
  airingsBetween,
  airingsOfDay,
  episodeOf,
  progressOf,
  tvDayOf,
  tvDayStart,
} from '@/domain/tv/schedule'
import { TV_CHANNELS } from '@/domain/tv/channel'
import { platformTimeZone, wallClock } from '@/domain/vouchers/day-end'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describe('the TV day', () => {
  it('begins at six on the clock of the platform, on every day of every year', () => {
    fc.assert(
      fc.property(anyTvMoment, (at) => {
        const day = tvDayOf(at)
        const [begin, end] = [tvDayStart(day), tvDayStart(day + 1)]
        expect(begin).toBeLessThanOrEqual(at)
        expect(end).toBeGreaterThan(at)
        expect(wallClock(begin, platformTimeZone) % DAY).toBe(6 * HOUR)
        expect([23, 24, 25]).toContain((end - begin) / HOUR)
      }),
    )
  })
})

describe('the programme', () => {
  it('has neither a gap nor an overlap, on days on which clocks change either', () => {
    fc.assert(
      fc.property(anyPlan, fc.constantFrom(...TV_CHANNELS), anyTvMoment, (any, channel, at) => {
        const day = tvDayOf(at)
        const airings = airingsOfDay(any, channel, day)
        expect(airings[0]?.start).toBe(tvDayStart(day))
        expect(airings.at(-1)?.end).toBe(tvDayStart(day + 1))
        expect(airings.every(({ start, end }) => end > start)).toBe(true)
        expect(airings.slice(1).map(({ start }) => start)).toEqual(airings.slice(0, -1).map(({ end }) => end))
        expect(new Set(airings.map(({ id }) => id)).size).toBe(airings.length)
      }),
    )
  })

  it('has exactly one broadcast at every moment, and the next one follows it at once', () => {
    fc.assert(
      fc.property(anyPlan, fc.constantFrom(...TV_CHANNELS), anyTvMoment, (any, channel, at) => {
        const current = airingsAt(any, channel, at)
        expect(current?.now.start).toBeLessThanOrEqual(at)
        expect(current?.now.end).toBeGreaterThan(at)
        expect(current?.next.start).toBe(current?.now.end)
        expect(airingsBetween(any, channel, at, at + 1)).toEqual([current?.now])
        const end = current?.now.end ?? 0
        expect(airingsBetween(any, channel, end, end + 1)).toEqual([current?.next])
      }),
    )
  })

  it('is the same whether it is read whole or in parts', () => {
    fc.assert(
      fc.property(anyPlan, anyTvMoment, fc.integer({ min: 1, max: 60 }), (any, from, hours) => {
        const [middle, to] = [from + hours * HOUR, from + 2 * hours * HOUR]
        const whole = airingsBetween(any, 'free', from, to)
        const parts = [...airingsBetween(any, 'free', from, middle), ...airingsBetween(any, 'free', middle, to)]
        expect(whole.map(({ id }) => id)).toEqual([...new Set(parts.map(({ id }) => id))])
      }),
    )
  })

  it('repeats every week by the clock on the wall, with the episode that follows', () => {
    const saturday = tvDayOf(Date.UTC(2026, 10, 21, 12))
    const [one, other] = [airingsOfDay(plan, 'free', saturday), airingsOfDay(plan, 'free', saturday + 7)]
    expect(other.map(({ formatKey }) => formatKey)).toEqual(one.map(({ formatKey }) => formatKey))
    expect(other.map(({ start }, index) => start - (one[index]?.start ?? 0))).toEqual(one.map(() => 7 * DAY))
    for (const [index, { run, formatKey }] of other.entries()) {
      const slots = plan.find(({ key }) => key === formatKey)?.slots.length ?? 0
      expect(run).toBe((one[index]?.run ?? 0) + slots)
    }
  })

  it('is empty for a channel without slots', () => {
    expect(airingsAt([], 'free', 0)).toBeNull()
    expect(airingsBetween([], 'premium', 0, DAY)).toEqual([])
  })
})

describe('the episode of a broadcast', () => {
  it('is one of the episodes there are, and the following one in the next run', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000, max: 100_000 }), fc.integer({ min: 1, max: 40 }), (run, episodes) => {
        const [one, next] = [episodeOf({ run }, episodes) ?? -1, episodeOf({ run: run + 1 }, episodes) ?? -1]
        expect(one).toBeGreaterThanOrEqual(0)
        expect(one).toBeLessThan(episodes)
        expect(next).toBe((one + 1) % episodes)
      }),
    )
    expect(episodeOf({ run: 3 }, 0)).toBeNull()
  })

  it('has passed from nothing to all of it, and never less than before', () => {
    const span = { start: 1_000, end: 3_000 }
    expect([0, 1_000, 2_000, 3_000, 9_000].map((now) => progressOf(span, now))).toEqual([0, 0, 0.5, 1, 1])
    expect([4, 5, 6].map((now) => progressOf({ start: 5, end: 5 }, now))).toEqual([0, 0, 0])
    fc.assert(
      fc.property(fc.nat(5_000), fc.nat(5_000), (a, b) => {
        expect(progressOf(span, Math.min(a, b))).toBeLessThanOrEqual(progressOf(span, Math.max(a, b)))
      }),
    )
  })
})
