import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutOf, isOwnAsset, ownPlaylist, piecesWithin } from '@/domain/media/own-playlist'

/** A playlist as packagers write it: an initialisation, then pieces of these lengths. */
const packed = (lengths: readonly number[], breaks: readonly number[] = []): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:6',
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-MAP:URI="init.mp4"',
    ...lengths.flatMap((seconds, index) => [
      ...(breaks.includes(index) ? ['#EXT-X-DISCONTINUITY', `#EXT-X-MAP:URI="init${index}.mp4"`] : []),
      `#EXTINF:${seconds.toFixed(6)},a title`,
      `piece${index}.m4s`,
    ]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\r\n')

const anyLengths = fc.array(
  fc.integer({ min: 1, max: 9_000 }).map((ms) => ms / 1_000),
  { minLength: 1, maxLength: 40 },
)

const lengthOf = (playlist: string): number =>
  [...playlist.matchAll(/#EXTINF:(?<seconds>[\d.]+),/gu)].reduce(
    (sum, found) => sum + Number(found.groups?.['seconds']),
    0,
  )

describe('a video that a packager has cut', () => {
  it('is played as far as is granted, and what comes after is named nowhere', () => {
    fc.assert(
      fc.property(anyLengths, fc.integer({ min: 1, max: 400 }), (lengths, seconds) => {
        const cut = cutOf(packed(lengths))
        if (cut === null) throw new Error('not read')
        const whole = lengths.reduce((sum, length) => sum + length, 0)
        const playlist = ownPlaylist(cut, (file) => `/at/${file}`, seconds)
        expect(lengthOf(playlist)).toBeCloseTo(Math.min(whole, seconds), 1)
        let begun = 0
        for (const [index, length] of lengths.entries()) {
          expect(playlist.includes(`/at/piece${index}.m4s`)).toBe(begun < seconds)
          begun += length
        }
        expect(playlist).toContain('#EXT-X-MAP:URI="/at/init.mp4"')
        expect(cutOf(playlist.replaceAll('/at/', ''))?.pieces.length).toBe(piecesWithin(cut, seconds).length)
      }),
    )
  })

  it('has its breaks where they were', () => {
    const cut = cutOf(packed([4, 4, 4], [1]))
    expect(cut === null ? '' : ownPlaylist(cut, (file) => file, 60)).toMatch(
      /piece0\.m4s\n#EXT-X-MAP:URI="init1\.mp4"\n#EXT-X-DISCONTINUITY\n#EXTINF:4\.000,\npiece1\.m4s/u,
    )
  })

  it('is refused where its pieces are ranges, encrypted, elsewhere or none', () => {
    const lines = (...more: readonly string[]) => cutOf(['#EXTM3U', ...more].join('\n'))
    expect(lines('#EXTINF:4,', 'piece.m4s')).not.toBeNull()
    expect(lines()).toBeNull()
    expect(lines('#EXT-X-STREAM-INF:BANDWIDTH=1', 'other.m3u8')).toBeNull()
    expect(lines('#EXT-X-KEY:METHOD=AES-128,URI="key"', '#EXTINF:4,', 'piece.m4s')).toBeNull()
    expect(lines('#EXTINF:4,', '#EXT-X-BYTERANGE:5@0', 'piece.m4s')).toBeNull()
    for (const file of ['../piece.m4s', 'https://elsewhere.test/piece.m4s', '/piece.m4s', 'a/piece.m4s', '..'])
      expect({ file, lines: lines('#EXTINF:4,', file) }).toEqual({ file, lines: null })
    expect(lines('#EXT-X-MAP:URI="../init.mp4"', '#EXTINF:4,', 'piece.m4s')).toBeNull()
  })

  it('is read from any text without an error', () => {
    expect(
      fc.check(fc.property(fc.string({ unit: 'grapheme' }), (text) => typeof cutOf(text) === 'object')).failed,
    ).toBe(false)
    expect([isOwnAsset('rain_1'), isOwnAsset('17'), isOwnAsset('17.3')]).toEqual([true, false, false])
  })
})
