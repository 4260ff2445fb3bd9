import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clashPair, clashRoundAt, clashShares, clashWinner, type ClashSide } from '@/domain/clash/clash'
import { asId, type ActorId } from '@/domain/ids'

const side = (name: string, votes: number): ClashSide => ({
  actor: { id: asId<ActorId>(name), name, avatar: { family: 1, variant: 'a0' }, isOnline: true },
  votes,
})

const count = fc.nat({ max: 5_000 })

describe('a clash of cams', () => {
  it('is won by who has more votes, and by nobody where both have as many', () => {
    fc.assert(
      fc.property(count, count, (a, b) => {
        expect(clashWinner([side('a', a), side('b', b)])).toBe(a === b ? null : a > b ? 'a' : 'b')
      }),
    )
    expect(clashWinner([])).toBeNull()
  })

  it('has shares that are a hundred together, the larger for more votes', () => {
    fc.assert(
      fc.property(count, count, (a, b) => {
        const [first, second] = clashShares([side('a', a), side('b', b)])
        expect(first + second).toBe(100)
        expect(Math.abs(first * (a + b) - 100 * a)).toBeLessThanOrEqual((a + b) * (a + b === 0 ? 100 : 0.5))
        expect(Math.sign(first - second) * Math.sign(a - b)).toBeGreaterThanOrEqual(0)
      }),
    )
    expect(clashShares([side('a', 0), side('b', 0)])).toEqual([50, 50])
  })

  it('pairs two different ones of those who are live, and nobody where there are fewer', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 120 }), (round, live) => {
        const pair = clashPair(
          round,
          Array.from({ length: live }, (_, at) => at),
        )
        expect(pair === undefined).toBe(live < 2)
        expect(new Set(pair ?? [0, 1]).size).toBe(2)
      }),
    )
  })

  it('is in another pair in the next round where there are three and more', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), fc.integer({ min: 8, max: 120 }), (round, live) => {
        const all = Array.from({ length: live }, (_, at) => at)
        expect(clashPair(round, all)).not.toEqual(clashPair(round + 1, all))
      }),
    )
  })

  it('has rounds that follow one another without a pause', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000_000_000 }), (now) => {
        const round = clashRoundAt(now)
        expect(round * 600_000).toBeLessThanOrEqual(now)
        expect((round + 1) * 600_000).toBeGreaterThan(now)
      }),
    )
  })
})
