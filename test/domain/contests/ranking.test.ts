import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ranked, runningTotals, withVotes } from '@/domain/contests/ranking'

const anyEntries = fc
  .uniqueArray(
    fc.record({
      mediaId: fc.string({ minLength: 1, maxLength: 3 }),
      votes: fc.integer({ min: 0, max: 4 }),
      enteredAt: fc.integer({ min: 0, max: 3 }),
    }),
    { selector: ({ mediaId }) => mediaId, maxLength: 12 },
  )
  .map((entries) => entries)

describe('the ranking of a contest', () => {
  it('gives each entry the place after all that have more votes [CON-019]', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const places = ranked(entries)
        expect(places.map(({ entry }) => entry.mediaId).toSorted()).toEqual(
          entries.map(({ mediaId }) => mediaId).toSorted(),
        )
        for (const { entry, place } of places)
          expect(place).toBe(1 + entries.filter(({ votes }) => votes > entry.votes).length)
      }),
    )
  })

  it('lists equal entries by the time they came, then by id, whatever order they are given in', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const order = ranked(entries).map(({ entry }) => entry)
        for (const [index, entry] of order.slice(1).entries()) {
          const before = order[index]
          if (before === undefined) throw new Error('no entry before')
          expect(before.votes).toBeGreaterThanOrEqual(entry.votes)
          if (before.votes !== entry.votes) continue
          expect(before.enteredAt).toBeLessThanOrEqual(entry.enteredAt)
          expect(before.enteredAt < entry.enteredAt || before.mediaId < entry.mediaId).toBe(true)
        }
        expect(ranked(entries.toReversed())).toEqual(ranked(entries))
      }),
    )
  })

  it('after a vote is what the platform ranks, apart from the order among equal ones', () => {
    fc.assert(
      fc.property(anyEntries, fc.nat(), fc.integer({ min: 0, max: 5 }), (entries, index, votes) => {
        const shown = ranked(entries).map(({ entry, place }) => ({ ...entry, place }))
        const changed = shown[index % Math.max(1, shown.length)]
        if (changed === undefined) return
        const after = withVotes(shown, changed.mediaId, votes)
        const fresh = ranked(entries.map((entry) => (entry.mediaId === changed.mediaId ? { ...entry, votes } : entry)))
        const placeOf = new Map(fresh.map(({ entry, place }) => [entry.mediaId, place]))
        expect(after.ranked.map(({ votes: each }) => each)).toEqual(fresh.map(({ entry }) => entry.votes))
        for (const entry of after.ranked) expect(entry.place).toBe(placeOf.get(entry.mediaId))
        expect(after.inPlace.map(({ mediaId }) => mediaId)).toEqual(shown.map(({ mediaId }) => mediaId))
        expect(after.inPlace.find(({ mediaId }) => mediaId === changed.mediaId)?.votes).toBe(votes)
      }),
    )
  })
})

describe('the results over time', () => {
  const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04']

  it('end with the votes of today, and change from day to day by what was won or lost', () => {
    const anyGains = fc.dictionary(fc.constantFrom(...days), fc.integer({ min: -3, max: 9 }))
    fc.assert(
      fc.property(anyGains, fc.integer({ min: 0, max: 50 }), (gains, votes) => {
        const totals = runningTotals(gains, days, votes)
        expect(totals).toHaveLength(days.length)
        expect(totals.at(-1)).toBe(votes)
        for (const [index, day] of days.slice(1).entries())
          expect((totals[index + 1] ?? 0) - (totals[index] ?? 0)).toBe(gains[day] ?? 0)
      }),
    )
  })

  it('begin with what was won before the first day', () => {
    expect(runningTotals({ '2026-10-30': 4, '2026-11-02': 2 }, days, 6)).toEqual([4, 6, 6, 6])
  })
})
