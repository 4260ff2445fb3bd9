import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CHAT_RATINGS,
  dayOf,
  isRated,
  recentDays,
  sumOfRatings,
  withRating,
  type RatedDay,
} from '@/domain/chat/chat-rating'
import { chatModes } from '@/domain/chat/mode'

const TODAY = dayOf(Date.UTC(2026, 10, 23, 23, 59))

const step = fc.record({
  day: fc.integer({ min: TODAY - 200, max: TODAY }),
  rating: fc.constantFrom(...CHAT_RATINGS),
})

const all = (steps: readonly { readonly day: number; readonly rating: (typeof CHAT_RATINGS)[number] }[]) =>
  steps.reduce<readonly RatedDay[]>((days, one) => withRating(days, { ...one, by: 1 }), [])

describe('the ratings of an actor', () => {
  it('are those of the last ninety days, and their share of good ones is a whole percentage', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const recent = steps.filter(({ day }) => TODAY - day < 90)
        const sums = sumOfRatings(recentDays(all(steps), TODAY))
        for (const kind of CHAT_RATINGS) expect(sums[kind]).toBe(recent.filter(({ rating }) => rating === kind).length)
        expect(sums.countRatings).toBe(recent.length)
        expect(sums.satisfactionRate).toBeGreaterThanOrEqual(0)
        expect(sums.satisfactionRate).toBeLessThanOrEqual(100)
        expect(Number.isInteger(sums.satisfactionRate)).toBe(true)
      }),
    )
  })

  it('are as they were when a rating is taken back, and have no day without one', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), step, (steps, one) => {
        const days = all(steps)
        const taken = withRating(withRating(days, { ...one, by: 1 }), { ...one, by: -1 })
        expect(taken).toEqual(days)
        expect(taken.every(({ good, fair, poor }) => good + fair + poor > 0)).toBe(true)
        expect(taken.map(({ day }) => day)).toEqual(taken.map(({ day }) => day).toSorted((a, b) => a - b))
      }),
    )
  })

  it('never fall below nothing', () => {
    expect(withRating([], { day: TODAY, rating: 'good', by: -1 })).toEqual([])
  })
})

describe('a chat', () => {
  it('is rated from a minute on, and only where its minutes are paid for', () => {
    const paid = chatModes.filter((mode) => isRated({ mode, seconds: 60 }))
    expect(paid.toSorted()).toEqual(['single', 'video-call', 'voyeur'])
    for (const mode of chatModes) expect(isRated({ mode, seconds: 59 })).toBe(false)
  })
})
