import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LiveWindow } from '@/adapters/server/video/hls/live-window'
import type { Piece } from '@/adapters/server/video/hls/fragments'

const FIRST = 1_000

const init: Piece = { kind: 'init', bytes: Buffer.from('init') }
const part: Piece = { kind: 'fragment', bytes: Buffer.from('part'), seconds: 0.5 }

function windowOf(pieces: readonly Piece[]): LiveWindow {
  const window = new LiveWindow(FIRST)
  for (const piece of [init, ...pieces]) window.add(piece)
  return window
}

const numbersIn = (playlist: string): readonly number[] =>
  [...playlist.matchAll(/^(?<number>\d+)\.m4s$/gmu)].map(({ groups }) => Number(groups?.['number']))

const pieces = fc.array(fc.constantFrom(init, part, part, part), { maxLength: 80 })

describe('the last seconds of a live picture', () => {
  it('are named in order, ten parts at most, the newest last, and each is there', () => {
    fc.assert(
      fc.property(pieces, (added) => {
        const window = windowOf(added)
        const parts = added.filter(({ kind }) => kind === 'fragment').length
        const playlist = window.playlist()
        const numbers = numbersIn(playlist)
        const count = Math.min(10, parts)
        expect(numbers).toEqual(Array.from({ length: count }, (_, index) => FIRST + parts - count + index))
        expect(playlist).toContain(`#EXT-X-MEDIA-SEQUENCE:${numbers[0] ?? FIRST}\n`)
        for (const number of numbers) expect(window.file(`${number}.m4s`)).not.toBeNull()
        for (const [, name = ''] of playlist.matchAll(/URI="(.*)"/gu)) expect(window.file(name)).not.toBeNull()
      }),
    )
  })

  it('take no more memory than sixteen parts: an older one is gone', () => {
    const window = windowOf(Array.from({ length: 40 }, () => part))
    expect(window.file(`${FIRST + 23}.m4s`)).toBeNull()
    expect(window.file(`${FIRST + 24}.m4s`)).not.toBeNull()
    expect(window.count).toBe(16)
  })

  it('mark where the picture was begun again', () => {
    const lines = windowOf([part, init, part]).playlist().split('\n')
    expect(lines.filter((line) => line === '#EXT-X-DISCONTINUITY')).toHaveLength(1)
    expect(lines).toContain('#EXT-X-MAP:URI="init-2.mp4"')
  })

  it.each(['../index.m3u8', '..', '', 'init-0.mp4', 'init-1.mp4/..', '1.m4s', `${FIRST}.m4s\n`, 'NaN.m4s'])(
    'hold nothing under the name %j',
    (name) => {
      expect(windowOf([part]).file(name)).toBeNull()
    },
  )
})
