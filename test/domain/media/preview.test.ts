import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { previewSeconds } from '@/domain/media/preview'

const duration = fc.integer({ min: 1, max: 86_400 })
const most = fc.integer({ min: 1, max: 120 })

describe('the preview of a paid video', () => {
  it('is never the whole, nor half of it, however short the video is', () => {
    fc.assert(
      fc.property(duration, most, (seconds, limit) => {
        const preview = previewSeconds(seconds, limit)
        expect(Number.isInteger(preview) && preview >= 0).toBe(true)
        expect(preview * 2).toBeLessThan(seconds)
        expect(preview).toBeLessThanOrEqual(limit)
      }),
    )
  })

  it('is no shorter for a longer video, and all that previews may be of a long one', () => {
    fc.assert(
      fc.property(duration, duration, most, (a, b, limit) => {
        const [short, long] = [Math.min(a, b), Math.max(a, b)]
        expect(previewSeconds(short, limit)).toBeLessThanOrEqual(previewSeconds(long, limit))
        expect(previewSeconds(3 * limit, limit)).toBe(limit)
      }),
    )
  })
})
