import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byUrgency, contestDay, contestDays, contestPhase } from '@/domain/contests/contest'
import { asId, type ContestId } from '@/domain/ids'

const DAY = 86_400_000
const anyMoment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) })

describe('a contest', () => {
  it('is announced before it begins, open until it ends, and decided from then on', () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 1, max: 40 * DAY }), anyMoment, (startsAt, length, now) => {
        const period = { startsAt, endsAt: startsAt + length }
        expect(contestPhase(period, now)).toBe(now < startsAt ? 'announced' : now >= period.endsAt ? 'ended' : 'voting')
      }),
    )
    expect(contestPhase({ startsAt: 5, endsAt: 9 }, 5)).toBe('voting')
    expect(contestPhase({ startsAt: 5, endsAt: 9 }, 9)).toBe('ended')
  })

  it('is listed by what can be done about it: open, the one that ends first before the others, then announced, then decided [CON-001]', () => {
    const contest = (id: string, startsAt: number, endsAt: number) => ({
      id: asId<ContestId>(id),
      startsAt,
      endsAt,
      phase: contestPhase({ startsAt, endsAt }, 10),
    })
    const all = [
      contest('decided-long-ago', 1, 3),
      contest('announced-late', 30, 40),
      contest('open-for-long', 2, 30),
      contest('decided', 2, 9),
      contest('b-announced-soon', 12, 50),
      contest('a-announced-soon', 12, 60),
      contest('open', 5, 12),
    ]
    expect(all.toSorted(byUrgency).map(({ id }) => id)).toEqual([
      'open',
      'open-for-long',
      'a-announced-soon',
      'b-announced-soon',
      'announced-late',
      'decided',
      'decided-long-ago',
    ])
  })

  it('has the days of the platform from its first to today or its last, over changes of the clocks too', () => {
    const startsAt = Date.parse('2026-03-27T18:00:00Z')
    const period = { startsAt, endsAt: startsAt + 5 * DAY }
    expect(contestDays(period, startsAt + 3 * DAY)).toEqual(['2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30'])
    expect(contestDays(period, startsAt + 30 * DAY).at(-1)).toBe('2026-04-01')
    expect(contestDays(period, startsAt - 1)).toEqual([])
    // Half past eleven at night in London is the next day of the platform.
    expect(contestDay(Date.parse('2026-06-30T22:30:00Z'))).toBe('2026-07-01')
  })

  it('has each of its days once, and each is the day of a moment in it', () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 1, max: 20 * DAY }), (startsAt, length) => {
        const endsAt = startsAt + length
        const days = contestDays({ startsAt, endsAt }, endsAt)
        expect(new Set(days).size).toBe(days.length)
        expect(days[0]).toBe(contestDay(startsAt))
        expect(days.at(-1)).toBe(contestDay(endsAt))
        expect(days).toEqual(days.toSorted())
      }),
    )
  })
})
