import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { clipFormats, isFileOf, playlistOf } from '@/domain/media/playlist'

const clip = { segmentSeconds: 4, segments: ['0.m4s', '1.m4s', '2.m4s'], init: 'init.mp4' }

it('announces exactly the seconds requested, so that a preview contains nothing beyond its end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4000 }), (seconds) => {
      const lines = playlistOf(clip, '/art/clips/3', seconds).split('\n')
      const lengths = lines.filter((line) => line.startsWith('#EXTINF:')).map((line) => Number(line.slice(8, -1)))
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBeCloseTo(seconds, 6)
      expect(lines.filter((line) => line.endsWith('.m4s')).length).toBe(Math.ceil(seconds / 4))
      expect(lines.at(-2)).toBe('#EXT-X-ENDLIST')
    }),
  )
})

it('has no file in common between what is paid for and its preview', () => {
  const { full, preview } = clipFormats
  for (const name of [preview.init ?? '', ...preview.segments]) expect(isFileOf(full, name)).toBe(false)
  for (const name of [full.init ?? '', ...full.segments]) expect(isFileOf(preview, name)).toBe(false)
})

it('begins every iteration of the loop with a discontinuity', () => {
  const lines = playlistOf(clip, '', 28).split('\n')
  expect(lines.filter((line) => line === '#EXT-X-DISCONTINUITY').length).toBe(2)
})
