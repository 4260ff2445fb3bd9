import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FEEDBACK_FEATURES, FEEDBACK_RATINGS, isFeatureFeedback } from '@/domain/feedback/feedback'

const known = fc.record({
  featureId: fc.constantFrom(...FEEDBACK_FEATURES),
  rating: fc.constantFrom(...FEEDBACK_RATINGS),
  text: fc.string({ maxLength: 500 }),
  url: fc.string({ maxLength: 250 }).map((path) => `/${path}`),
})

describe('feedback about a part', () => {
  it('can be stored with a part, a rating, a text and a path that there are, and with nothing else', () => {
    fc.assert(
      fc.property(known, fc.integer(), (feedback, rating) => {
        expect(isFeatureFeedback(feedback)).toBe(true)
        expect(isFeatureFeedback({ ...feedback, rating })).toBe(rating >= 1 && rating <= 5)
        expect(isFeatureFeedback({ ...feedback, rating: feedback.rating + 0.5 })).toBe(false)
        expect(isFeatureFeedback({ ...feedback, featureId: `${feedback.featureId}.` })).toBe(false)
        expect(isFeatureFeedback({ ...feedback, text: 'a'.repeat(1_001) })).toBe(false)
        expect(isFeatureFeedback({ ...feedback, text: 'a'.repeat(1_000), url: `/${'a'.repeat(499)}` })).toBe(true)
        expect(isFeatureFeedback({ ...feedback, url: `https:${feedback.url}` })).toBe(false)
        expect(isFeatureFeedback({ ...feedback, url: `/${'a'.repeat(500)}` })).toBe(false)
      }),
    )
  })
})
