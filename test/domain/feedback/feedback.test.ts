import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  FEEDBACK_FEATURES,
  FEEDBACK_RATINGS,
  isFeatureFeedback,
  MAX_FEEDBACK,
  MAX_FEEDBACK_URL,
} from '@/domain/feedback/feedback'

const known = fc.record({
  featureId: fc.constantFrom(...FEEDBACK_FEATURES),
  rating: fc.constantFrom(...FEEDBACK_RATINGS),
  text: fc.string({ maxLength: MAX_FEEDBACK / 2 }),
  url: fc.string({ maxLength: MAX_FEEDBACK_URL / 2 }).map((path) => `/${path}`),
})

describe('feedback about a part', () => {
  it('can be stored with a part, a rating, a text and a path that there are, and with nothing else', () => {
    fc.assert(
      fc.property(known, fc.integer(), (feedback, rating) => {
        expect(isFeatureFeedback(feedback)).toBe(true)
        expect(isFeatureFeedback({ ...feedback, rating })).toBe(rating >= 1 && rating <= 5)
        expect(isFeatureFeedback({ ...feedback, rating: feedback.rating + 0.5 })).toBe(false)
        expect(isFeatureFeedback({ ...feedback, featureId: `${feedback.featureId}.` })).toBe(false)
        expect(isFeatureFeedback({ ...feedback, text: 'a'.repeat(MAX_FEEDBACK + 1) })).toBe(false)
        expect(isFeatureFeedback({ ...feedback, url: `https:${feedback.url}` })).toBe(false)
        expect(isFeatureFeedback({ ...feedback, url: `/${'a'.repeat(MAX_FEEDBACK_URL)}` })).toBe(false)
      }),
    )
  })
})
