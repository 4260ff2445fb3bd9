import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chapterAt, chaptersOf, clipFormats, playlistOf } from '@/domain/media/playlist'
import { thumbnailTimes } from '@/domain/media/thumbnails'

const lengths = fc.integer({ min: 1, max: 8 * 3_600 })

describe('the thumbnails of a video', () => {
  it('are a hundred at most, begin with the video, and leave no gap that another one could fill', () => {
    fc.assert(
      fc.property(lengths, (seconds) => {
        const times = thumbnailTimes(seconds)
        expect(times.length).toBeGreaterThan(0)
        expect(times.length).toBeLessThanOrEqual(100)
        expect(times[0]).toBe(0)
        const steps = new Set(times.slice(1).map((at, index) => at - (times[index] ?? 0)))
        expect(steps.size).toBeLessThanOrEqual(1)
        const [step = seconds] = steps
        expect(seconds - (times.at(-1) ?? 0)).toBeLessThanOrEqual(Math.max(2, step))
      }),
    )
  })

  it('are two seconds apart where a hundred are not needed, and a hundred of a long video', () => {
    expect(thumbnailTimes(7)).toEqual([0, 2, 4, 6])
    expect(thumbnailTimes(200)).toHaveLength(100)
    expect(thumbnailTimes(300)).toEqual(Array.from({ length: 100 }, (_, index) => index * 3))
    expect(thumbnailTimes(301)).toEqual(Array.from({ length: 76 }, (_, index) => index * 4))
  })

  it('show the chapter that the playlist plays at their moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_000 }), fc.nat(), (seconds, any) => {
        const at = any % seconds
        const chapters = chaptersOf('full', seconds)
        const lines = playlistOf(clipFormats.full, (chapter) => `chapter-${chapter}`, seconds, chapters).split('\n')
        const played = lines.filter((line) => line.startsWith('chapter-'))
        expect(`chapter-${chapterAt('full', seconds, at)}`).toBe(
          played[Math.floor(at / clipFormats.full.segmentSeconds)],
        )
      }),
    )
  })
})
