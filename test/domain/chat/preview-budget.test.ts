import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  PREVIEW_RENEWED_AFTER,
  previewSecondsLeft,
  withDecline,
  withPreview,
  type PreviewUse,
} from '@/domain/chat/preview-budget'

const total = fc.constantFrom(5, 20)

describe('the preview of an actor', () => {
  it('is never longer in all than its limit within a day, in however many pieces', () => {
    fc.assert(
      fc.property(total, fc.array(fc.nat(30), { maxLength: 30 }), (limit, pieces) => {
        let use: PreviewUse | undefined
        let seen = 0
        for (const [at, wanted] of pieces.entries()) {
          const left = previewSecondsLeft(limit, use, at)
          if (left === 0) break
          const seconds = Math.min(wanted, left)
          seen += seconds
          use = withPreview(use, seconds, at)
        }
        expect(seen).toBeLessThanOrEqual(limit)
        expect(pieces.length > limit && previewSecondsLeft(limit, use, pieces.length) > 0).toBe(false)
      }),
    )
  })

  it('is over once it was declined, and whole again after a day', () => {
    fc.assert(
      fc.property(total, fc.nat(30), fc.nat(PREVIEW_RENEWED_AFTER - 1), (limit, seconds, later) => {
        const declined = withDecline(withPreview(undefined, seconds, 0), later)
        expect(previewSecondsLeft(limit, declined, later)).toBe(0)
        expect(previewSecondsLeft(limit, declined, PREVIEW_RENEWED_AFTER)).toBe(limit)
        expect(previewSecondsLeft(limit, withDecline(undefined, 0), later)).toBe(0)
      }),
    )
  })
})
