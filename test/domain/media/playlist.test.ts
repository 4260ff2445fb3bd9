import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { chaptersOf, clipFormats, isFileOf, playlistOf } from '@/domain/media/playlist'

const clip = { segmentSeconds: 4, segments: ['0.m4s', '1.m4s', '2.m4s'], init: 'init.mp4' }
const addressOf = (chapter: number, file: string) => `/art/clips/${chapter}/${file}`

it('announces exactly the seconds requested, so that a preview contains nothing beyond its end', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4000 }), (seconds) => {
      const lines = playlistOf(clip, addressOf, seconds, chaptersOf('full', seconds)).split('\n')
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
  const lines = playlistOf(clip, addressOf, 28, 1).split('\n')
  expect(lines.filter((line) => line === '#EXT-X-DISCONTINUITY').length).toBe(2)
})

it('changes the clip with each chapter, in order and after a whole iteration, and names the initialisation of each once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 48, max: 4000 }), fc.integer({ min: 1, max: 4 }), (seconds, chapters) => {
      const lines = playlistOf(clip, addressOf, seconds, chapters).split('\n')
      const chapterOf = (line: string) => Number(/clips\/(\d+)\//u.exec(line)?.[1])
      const maps = lines.filter((line) => line.startsWith('#EXT-X-MAP'))
      expect(maps.map(chapterOf)).toEqual(Array.from({ length: chapters }, (_, i) => i))
      for (const map of maps.slice(1)) expect(lines[lines.indexOf(map) - 1]).toBe('#EXT-X-DISCONTINUITY')
      const played = lines.filter((line) => line.endsWith('.m4s')).map(chapterOf)
      expect(played).toEqual(played.toSorted((a, b) => a - b))
      for (let chapter = 0; chapter < chapters; chapter += 1) expect(played).toContain(chapter)
    }),
  )
})

it('has one chapter in a preview and in a short video, and four at most', () => {
  expect([30, 359, 360, 700, 28 * 60].map((seconds) => chaptersOf('full', seconds))).toEqual([1, 1, 2, 3, 4])
  expect(chaptersOf('preview', 4_000)).toBe(1)
})
