import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterRating, meanRating, NO_LIKES, ratingIn, type RatingChange } from '@/domain/media/rating'

const changes = fc.constantFrom<RatingChange>(5, 1, null)
const counts = fc.nat(5_000)

describe('ratings', () => {
  it('count a guest once, however often and in which order they answer, and leave the others as they were', () => {
    fc.assert(
      fc.property(counts, counts, fc.array(changes, { maxLength: 12 }), (likes, dislikes, answers) => {
        const begin = { ...NO_LIKES, guestRatingLikes: likes, guestRatingDislikes: dislikes }
        const end = answers.reduce(afterRating, begin)
        const last = answers.at(-1) ?? null
        expect(ratingIn(end)).toBe(last)
        expect(end.guestRatingLikes).toBe(likes + Number(last === 5))
        expect(end.guestRatingDislikes).toBe(dislikes + Number(last === 1))
      }),
    )
  })

  it('are none again once the only one is taken back, and never fewer than none', () => {
    expect(afterRating(NO_LIKES, null)).toEqual(NO_LIKES)
    for (const rating of [5, 1] as const) expect(afterRating(afterRating(NO_LIKES, rating), null)).toEqual(NO_LIKES)
    const lost = { guestRatingLikes: 0, guestRatingDislikes: 0, isLiked: true, isDisliked: true }
    expect(afterRating(lost, null)).toEqual(NO_LIKES)
  })

  it('have a mean from 1.0 to 5.0 that more likes never lower; none without ratings', () => {
    fc.assert(
      fc.property(counts, counts, (likes, dislikes) => {
        const of = (more: number) =>
          meanRating({ ...NO_LIKES, guestRatingLikes: likes + more, guestRatingDislikes: dislikes })
        const mean = of(0)
        expect(mean === null).toBe(likes + dislikes === 0)
        if (mean === null) return
        expect(mean).toBeGreaterThanOrEqual(10)
        expect(mean).toBeLessThanOrEqual(50)
        expect(of(1) ?? 0).toBeGreaterThanOrEqual(mean)
        const [count, sum] = [likes + dislikes, 5 * likes + dislikes]
        expect(Math.abs(mean * count - 10 * sum)).toBeLessThanOrEqual(count / 2)
      }),
    )
    const one = (rating: 5 | 1) => meanRating(afterRating(NO_LIKES, rating))
    expect([one(5), one(1), meanRating(NO_LIKES)]).toEqual([50, 10, null])
  })
})
