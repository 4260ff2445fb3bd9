import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asId, type GiftId } from '@/domain/ids'
import { isPrize, MAX_PRIZE, PRIZE_KINDS, type PrizeTerms } from '@/domain/spinwheel/prize'
import {
  ALL_CHANCES,
  angleOf,
  chancesOf,
  drawnSegment,
  isWheel,
  MAX_SEGMENTS,
  MIN_SEGMENTS,
  turnTo,
} from '@/domain/spinwheel/wheel'

const weights = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: MAX_SEGMENTS })
const roll = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

describe('the chances of a wheel', () => {
  it('add up to a hundred percent for any weights, and each prize has one', () => {
    fc.assert(
      fc.property(weights, (given) => {
        const chances = chancesOf(given)
        expect(chances).toHaveLength(given.length)
        expect(sum(chances)).toBe(ALL_CHANCES)
        expect(chances.every((chance) => Number.isInteger(chance) && chance >= 1)).toBe(true)
      }),
    )
  })

  it('are within a hundredth of a percent of the weights, unless a prize is rarer than that', () => {
    fc.assert(
      fc.property(weights, (given) => {
        const exact = given.map((weight) => (weight * ALL_CHANCES) / sum(given))
        const bound = exact.every((share) => share >= 1) ? 1 : MAX_SEGMENTS
        for (const [index, chance] of chancesOf(given).entries())
          expect(Math.abs(chance - (exact[index] ?? 0))).toBeLessThanOrEqual(bound)
      }),
    )
  })

  it('never rank a prize below another one of smaller weight', () => {
    fc.assert(
      fc.property(weights, (given) => {
        const chances = chancesOf(given)
        const pairs = given.flatMap((heavy, a) => given.map((light, b) => ({ heavy, light, a, b })))
        const wrong = pairs.filter(
          ({ heavy, light, a, b }) => heavy > light && (chances[a] ?? 0) < (chances[b] ?? 0) - 1,
        )
        expect(wrong).toEqual([])
      }),
    )
  })

  it('of whole percents are these percents', () => {
    expect(chancesOf([20, 30, 50])).toEqual([2_000, 3_000, 5_000])
    expect(chancesOf([1, 1, 1])).toEqual([3_334, 3_333, 3_333])
    expect(chancesOf([1, 1_000_000])).toEqual([1, 9_999])
    expect(chancesOf([])).toEqual([])
  })
})

describe('a draw', () => {
  it('always gives a segment', () => {
    fc.assert(
      fc.property(weights, roll, (given, number) => {
        const segments = chancesOf(given).map((chance, index) => ({ chance, index }))
        expect(segments).toContain(drawnSegment(segments, number))
      }),
    )
    expect(drawnSegment([], 0.5)).toBeUndefined()
  })

  it('gives each segment exactly as often as its chance states', () => {
    fc.assert(
      fc.property(weights, (given) => {
        const segments = chancesOf(given).map((chance, index) => ({ chance, index }))
        const drawn = given.map(() => 0)
        for (let step = 0; step < ALL_CHANCES; step += 1) {
          const index = drawnSegment(segments, (step + 0.5) / ALL_CHANCES)?.index ?? 0
          drawn[index] = (drawn[index] ?? 0) + 1
        }
        expect(drawn).toEqual(segments.map(({ chance }) => chance))
      }),
      { numRuns: 20 },
    )
  })
})

describe('the turn of a wheel', () => {
  it('runs forwards by at least all but one of its rounds, and rests with the middle of the segment at the pointer', () => {
    const turned = fc.record({
      before: fc.integer({ min: 0, max: 1_000_000 }),
      segments: fc.integer({ min: MIN_SEGMENTS, max: MAX_SEGMENTS }),
      index: fc.nat({ max: MIN_SEGMENTS - 1 }),
      rounds: fc.integer({ min: 2, max: 8 }),
    })
    fc.assert(
      fc.property(turned, ({ before, segments, index, rounds }) => {
        const after = turnTo(before, index, segments, rounds)
        expect(after - before).toBeGreaterThan((rounds - 1) * 360)
        expect(after - before).toBeLessThan((rounds + 1) * 360)
        // Either side of a whole turn: angles are no whole numbers.
        const off = ((after + angleOf(index, segments) + 180) % 360) - 180
        expect(off).toBeCloseTo(0, 6)
      }),
      { examples: [[{ before: 0, segments: 11, index: 1, rounds: 5 }]] },
    )
  })
})

describe('a prize of an operator', () => {
  const rose = asId<GiftId>('rose')
  const isGift = (id: GiftId) => id === rose
  const some: fc.Arbitrary<PrizeTerms> = fc.record({
    kind: fc.constantFrom(...PRIZE_KINDS),
    amount: fc.oneof(fc.integer({ min: -5, max: 60 }), fc.double()),
    insteadCoins: fc.option(fc.integer({ min: -5, max: 60 }), { freq: 1 }),
    giftId: fc.option(fc.constantFrom(rose, asId<GiftId>('gone')), { freq: 1 }),
    weight: fc.oneof(fc.integer({ min: -5, max: 2_000_000 }), fc.double()),
  })

  it('counts only where it can be given: a small whole amount, a gift that is sold, coins where content has run out', () => {
    fc.assert(
      fc.property(
        some.filter((prize) => isPrize(prize, isGift)),
        (prize) => {
          expect(prize.amount).toBeGreaterThanOrEqual(1)
          expect(prize.amount).toBeLessThanOrEqual(MAX_PRIZE[prize.kind])
          expect(Number.isInteger(prize.weight) && prize.weight > 0).toBe(true)
          expect(prize.giftId === null ? null : isGift(prize.giftId)).toBe(prize.kind === 'gift' ? true : null)
          expect(prize.insteadCoins !== null).toBe(prize.kind === 'video' || prize.kind === 'album')
        },
      ),
    )
  })

  it.each<[string, PrizeTerms, boolean]>([
    ['coins', { kind: 'coins', amount: 5, insteadCoins: null, giftId: null, weight: 1 }, true],
    ['a gift', { kind: 'gift', amount: 1, insteadCoins: null, giftId: rose, weight: 1 }, true],
    ['a gift without a name', { kind: 'gift', amount: 1, insteadCoins: null, giftId: null, weight: 1 }, false],
    ['a video', { kind: 'video', amount: 1, insteadCoins: 5, giftId: null, weight: 1 }, true],
    [
      'a video with nothing in its place',
      { kind: 'video', amount: 1, insteadCoins: null, giftId: null, weight: 1 },
      false,
    ],
    [
      'a video with no coin in its place',
      { kind: 'video', amount: 1, insteadCoins: 0, giftId: null, weight: 1 },
      false,
    ],
    ['a video with all coins', { kind: 'video', amount: 1, insteadCoins: 50, giftId: null, weight: 1 }, true],
    ['a video with too many coins', { kind: 'video', amount: 1, insteadCoins: 51, giftId: null, weight: 1 }, false],
    ['coins with coins in their place', { kind: 'coins', amount: 5, insteadCoins: 5, giftId: null, weight: 1 }, false],
    ['the largest weight', { kind: 'spin', amount: 1, insteadCoins: null, giftId: null, weight: 1_000_000 }, true],
    ['too large a weight', { kind: 'spin', amount: 1, insteadCoins: null, giftId: null, weight: 1_000_001 }, false],
    ['two albums at once', { kind: 'album', amount: 2, insteadCoins: 5, giftId: null, weight: 1 }, false],
    ['too many coins', { kind: 'coins', amount: 51, insteadCoins: null, giftId: null, weight: 1 }, false],
    ['no weight', { kind: 'spin', amount: 1, insteadCoins: null, giftId: null, weight: 0 }, false],
  ])('%s', (_title, prize, holds) => {
    expect(isPrize(prize, isGift)).toBe(holds)
  })

  it('makes a wheel together with 7 to 11 others', () => {
    expect([7, 8, 12, 13].map(isWheel)).toEqual([false, true, true, false])
  })
})
