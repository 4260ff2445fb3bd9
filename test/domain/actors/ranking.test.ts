import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  movesBetween,
  pointsIn,
  rankingPoints,
  satisfactionWeight,
  TOP_LISTS,
  videoCallPoints,
  type Standing,
} from '@/domain/actors/ranking'

const standing: fc.Arbitrary<Standing> = fc.record({
  pinnedCount: fc.nat(5_000),
  ratingCount: fc.nat(2_000),
  satisfactionRate: fc.integer({ min: 0, max: 100 }),
  chats: fc.nat(10_000),
  videoCalls: fc.option(fc.nat(2_000)),
})

describe('rankings', () => {
  it('never rank an actor lower for another pin, rating that is no worse, chat or call', () => {
    fc.assert(
      fc.property(standing, fc.nat(50), (one, more) => {
        const better: readonly Standing[] = [
          { ...one, pinnedCount: one.pinnedCount + more },
          { ...one, chats: one.chats + more },
          { ...one, videoCalls: one.videoCalls === null ? null : one.videoCalls + more },
          { ...one, ratingCount: one.ratingCount + more },
        ]
        for (const list of ['top100', 'favorites', 'videocall'] as const)
          for (const next of better) expect((pointsIn(list, next) ?? 0) >= (pointsIn(list, one) ?? 0)).toBe(true)
      }),
    )
  })

  it('leave out who has too few ratings, and who takes no calls', () => {
    fc.assert(
      fc.property(standing, (one) => {
        expect(pointsIn('bestChats', one) === null).toBe(one.ratingCount < 10)
        expect(pointsIn('videocall', one) === null).toBe(one.videoCalls === null)
        expect(TOP_LISTS.every((list) => Number.isSafeInteger(pointsIn(list, one) ?? 0))).toBe(true)
      }),
    )
  })

  it('weigh few ratings little: two perfect ones are no match for two hundred good ones', () => {
    const few = satisfactionWeight({ ratingCount: 2, satisfactionRate: 100 })
    expect(satisfactionWeight({ ratingCount: 200, satisfactionRate: 95 })).toBeGreaterThan(few)
    expect(satisfactionWeight({ ratingCount: 0, satisfactionRate: 0 })).toBe(8_000)
    // Ten ratings of eighty percent are added to each.
    fc.assert(
      fc.property(fc.nat(500), fc.nat(100), (ratingCount, satisfactionRate) => {
        const weight = satisfactionWeight({ ratingCount, satisfactionRate })
        expect(weight).toBe(Math.round((100 * (satisfactionRate * ratingCount + 800)) / (ratingCount + 10)))
      }),
    )
  })

  it('count a chat more than a rating, and a rating more than a pin', () => {
    const none: Standing = { pinnedCount: 0, ratingCount: 0, satisfactionRate: 100, chats: 0, videoCalls: 0 }
    const points = [{ pinnedCount: 1 }, { ratingCount: 1 }, { chats: 1 }].map((part) =>
      rankingPoints({ ...none, ...part }),
    )
    expect(points).toEqual([1, 2, 3])
    expect(videoCallPoints({ ...none, videoCalls: null, ratingCount: 9 })).toBe(0)
    // A call counts as much as five ratings.
    expect(videoCallPoints({ ...none, videoCalls: 3, ratingCount: 2 })).toBe(17)
  })
})

describe('moves in a ranking', () => {
  const places = fc.uniqueArray(fc.nat(50)).map((ids) => ids.map((id, index) => ({ id, rank: index + 1 })))

  it('lead from the old place to the new one, and name nobody who stayed or is new', () => {
    fc.assert(
      fc.property(places, places, (before, after) => {
        const moves = movesBetween(before, after)
        for (const { id, rank } of after) {
          const was = before.find((one) => one.id === id)?.rank
          expect(moves.get(id) ?? 0).toBe(was === undefined ? 0 : was - rank)
        }
        expect([...moves.values()]).not.toContain(0)
      }),
    )
  })
})
