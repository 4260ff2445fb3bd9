import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { camShow } from '#test/support/ui/shows'
import { countdownTo } from '@/domain/shows/countdown'
import { mayReturn, phaseOf, minutesLeft, priceAt } from '@/domain/shows/show'
import { listedShows, SHOW_FILTERS } from '@/domain/shows/show-filter'

const times = fc
  .tuple(fc.nat(10_000), fc.integer({ min: 1, max: 10_000 }))
  .map(([start, length]) => ({ start, end: start + length }))

describe('the time of a show', () => {
  it('goes from upcoming over running to over, and back never', () => {
    const order = ['upcoming', 'running', 'over']
    fc.assert(
      fc.property(times, fc.nat(30_000), fc.nat(30_000), (show, a, b) => {
        const [early, late] = [phaseOf(show, Math.min(a, b)), phaseOf(show, Math.max(a, b))]
        expect(order.indexOf(early)).toBeLessThanOrEqual(order.indexOf(late))
      }),
    )
    expect([0, 9, 10, 19, 20].map((now) => phaseOf({ start: 10, end: 20 }, now))).toEqual([
      'upcoming',
      'upcoming',
      'running',
      'running',
      'over',
    ])
  })

  it('lets a ticket be returned exactly until the show starts', () => {
    fc.assert(
      fc.property(times, fc.nat(30_000), (show, now) => {
        expect(mayReturn(show, now)).toBe(now < show.start)
      }),
    )
  })
})

describe('the countdown', () => {
  it('never shows less than is left, nor a minute more', () => {
    fc.assert(
      fc.property(fc.nat(400_000_000), fc.nat(1_000_000), (moment, now) => {
        const left = countdownTo(moment, now)
        const minutes =
          left.unit === 'days'
            ? (left.days * 24 + left.hours) * 60
            : left.unit === 'hours'
              ? left.hours * 60 + left.minutes
              : left.minutes
        const ms = Math.max(0, moment - now)
        expect(minutes * 60_000).toBeGreaterThanOrEqual(left.unit === 'days' ? ms - 3_600_000 : ms)
        expect(minutes * 60_000 - ms).toBeLessThan(60_000)
      }),
    )
  })

  it.each([
    [0, { unit: 'minutes', minutes: 0 }],
    [1, { unit: 'minutes', minutes: 1 }],
    [59 * 60_000, { unit: 'minutes', minutes: 59 }],
    [60 * 60_000, { unit: 'hours', hours: 1, minutes: 0 }],
    [24 * 3_600_000 - 60_000, { unit: 'hours', hours: 23, minutes: 59 }],
    [24 * 3_600_000, { unit: 'days', days: 1, hours: 0 }],
    [25.5 * 3_600_000, { unit: 'days', days: 1, hours: 1 }],
  ] as const)('writes %d ms in two units', (ms, expected) => {
    expect(countdownTo(ms, 0)).toEqual(expected)
  })
})

describe('the list of shows', () => {
  const shows = [
    camShow({ start: 0, end: 5 }),
    camShow({ start: 0, end: 50, isFree: true }),
    camShow({ start: 20, end: 50, isBought: true }),
    camShow({ start: 20, end: 50, isBought: true, isFree: true }),
  ]

  it('leaves out what is over, and what does not pass every filter', () => {
    const at = (...filters: Parameters<typeof listedShows>[1]) =>
      listedShows(shows, filters, 10).map((show) => shows.indexOf(show))
    expect(at()).toEqual([1, 2, 3])
    expect(at('running')).toEqual([1])
    expect(at('free')).toEqual([1, 3])
    expect(at('mine')).toEqual([2, 3])
    expect(at('mine', 'free')).toEqual([3])
    expect(at(...SHOW_FILTERS)).toEqual([])
  })

  it('grows by no filter', () => {
    fc.assert(
      fc.property(fc.subarray([...SHOW_FILTERS]), fc.nat(60), (filters, now) => {
        const all = listedShows(shows, [], now)
        expect(all).toEqual(expect.arrayContaining([...listedShows(shows, filters, now)]))
      }),
    )
  })
})

describe('the price of a ticket', () => {
  it('is whole until the show begins, falls from then on, is never more than its share, and never nothing before the end', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 120 }),
        fc.double({ min: -0.5, max: 1, noNaN: true }),
        (price, minutes, at) => {
          const show = { start: 10_000_000, end: 10_000_000 + minutes * 60_000 }
          const now = Math.floor(show.start + at * (show.end - show.start - 1))
          const due = priceAt(price, show, now)
          const share = Math.min(1, minutesLeft(show, now) / minutes)
          expect(due).toBeGreaterThan(0)
          expect(due).toBeGreaterThanOrEqual(price * share)
          expect(due).toBeLessThan(price * share + 1)
          expect(priceAt(price, show, now + 60_000)).toBeLessThanOrEqual(now + 60_000 < show.end ? due : price)
        },
      ),
    )
  })
})
