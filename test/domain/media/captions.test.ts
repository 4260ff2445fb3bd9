import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cuesOf, cuesWithin, vttOf, type Cue } from '@/domain/media/captions'

const line = fc.stringMatching(/^[\p{L}\d ,.!?'<>&[\]-]{1,40}$/u).filter((text) => !text.includes('-->'))

const cue: fc.Arbitrary<Cue> = fc
  .record({
    from: fc.integer({ min: 0, max: 7_200_000 }),
    length: fc.integer({ min: 1, max: 60_000 }),
    lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  })
  .map(({ from, length, lines }) => ({ from, to: from + length, text: lines.join('\n') }))

const cues = fc.array(cue, { maxLength: 30 }).map((list) => list.toSorted((a, b) => a.from - b.from))

describe('captions', () => {
  it('are read again as they were written', () => {
    fc.assert(
      fc.property(cues, (all) => {
        expect(cuesOf(vttOf(all))).toEqual(all)
      }),
    )
  })

  it('of the first seconds contain nothing that begins or ends later, and all that begins before', () => {
    fc.assert(
      fc.property(cues, fc.integer({ min: 0, max: 8_000 }), (all, seconds) => {
        const within = cuesWithin(all, seconds)
        expect(within.every(({ from, to }) => from < seconds * 1_000 && to <= seconds * 1_000 && to > from)).toBe(true)
        expect(within.map(({ text }) => text)).toEqual(
          all.filter(({ from }) => from < seconds * 1_000).map(({ text }) => text),
        )
        // What is cut is cut for good: the file names no later moment.
        expect(cuesOf(vttOf(within))).toEqual(within)
      }),
    )
  })

  it('never break on any text, and each cue that is read ends after it begins', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const read = cuesOf(`WEBVTT\n\n${text}`) ?? []
        expect(read.every(({ from, to }) => to > from)).toBe(true)
        expect(cuesOf(vttOf(read))).toEqual(read)
      }),
    )
  })

  it('are read from files of any editor: line ends, hours left out, names, settings, notes and styles', () => {
    const file = [
      '\uFEFFWEBVTT - made by hand',
      '',
      'STYLE',
      '::cue { color: red }',
      '',
      'NOTE a remark',
      '',
      'intro',
      '00:01.500 --> 00:00:04.000 align:start position:10%',
      'Good evening.',
      '[soft piano]',
      '',
      '00:09.000 --> 00:08.000',
      'ends before it begins',
      '',
      '',
      '00:05.000 --> 00:06.000',
      'Listen.',
      '',
    ].join('\r\n')
    expect(cuesOf(file)).toEqual([
      { from: 1_500, to: 4_000, text: 'Good evening.\n[soft piano]' },
      { from: 5_000, to: 6_000, text: 'Listen.' },
    ])
  })

  it('are none of a file that is no WebVTT', () => {
    expect(['', 'WEBVTTX\n', '1\n00:00:01,000 --> 00:00:02,000\nSRT\n'].map(cuesOf)).toEqual([null, null, null])
  })
})
