import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hintOfDay } from '@/domain/incentives/daily-hint'
import { hideType, isTypeHidden } from '@/domain/incentives/refill-window'
import { teasersOn, type Teaser } from '@/domain/incentives/teaser'

const DAY = 86_400_000
const HOUR = 3_600_000

describe('the hint of a day', () => {
  it('is the same all day, and each hint has its turn', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 9 }), fc.nat(20_000), (hints, day) => {
        const on = (at: number) => hintOfDay(hints, at)
        expect(on(day * DAY)).toBe(on((day + 1) * DAY - 1))
        expect(new Set(hints.map((_, index) => on((day + index) * DAY)))).toEqual(new Set(hints))
      }),
    )
    expect(hintOfDay([], 0)).toBeUndefined()
  })
})

describe('a hidden type', () => {
  it('stays hidden for its hours, which a shorter time does not cut', () => {
    const events = fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.integer({ min: 1, max: 720 }), fc.nat(50)))
    fc.assert(
      fc.property(events, (given) => {
        let now = 0
        let hidden = {}
        const ends = new Map<string, number>()
        for (const [type, hours, later] of given) {
          now += later * HOUR
          hidden = hideType(hidden, type, hours, now)
          ends.set(type, Math.max(ends.get(type) ?? 0, now + hours * HOUR))
          for (const [each, end] of ends) {
            expect(isTypeHidden(hidden, each, now)).toBe(end > now)
            expect(isTypeHidden(hidden, each, end)).toBe(false)
          }
        }
      }),
    )
    expect(isTypeHidden({}, 'toString', 0)).toBe(false)
  })
})

describe('the teasers of a page', () => {
  it('are all but the one that leads there', () => {
    const teaser = (route: Teaser['route']): Teaser => ({ id: route, title: 't', text: 't', route })
    const all = [teaser('cams'), teaser('albums')]
    expect(teasersOn(all, 'albums')).toEqual([all[0]])
    expect(teasersOn(all, 'start')).toEqual(all)
  })
})
