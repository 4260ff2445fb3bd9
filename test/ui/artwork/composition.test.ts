import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lightAt, paintContour } from '@/ui/artwork/contour'
import { compositionOf, paintComposition } from '@/ui/artwork/composition'
import { paletteOf } from '@/ui/artwork/palette'
import type { Subject, Topic } from '@/ui/artwork/subject'
import { videoSettings } from '@/ui/artwork/video-settings'
import { VIDEO_SETTINGS } from '@/domain/pictures/artwork'
import { recorder } from '#test/ui/artwork/recorder'

const wide = { width: 640, height: 360 }
const tall = { width: 360, height: 480 }
const topics: readonly Topic[] = ['category', 'programme', 'gift', 'article', 'event']
const seeds = fc.integer({ min: 1, max: 240 })
const subjects: fc.Arbitrary<Subject> = fc.oneof(
  seeds.map((seed): Subject => ({ kind: 'actor', seed, variant: 'l1' })),
  fc.record({ kind: fc.constant('video' as const), seed: seeds, setting: fc.nat(VIDEO_SETTINGS - 1) }),
  fc.record({ kind: fc.constant('album' as const), seed: seeds, number: fc.nat(3) }),
  fc.record({
    kind: fc.constantFrom(...topics),
    number: fc.integer({ min: 1, max: 60 }),
    variant: fc.constantFrom('l1', 'a0'),
  }),
)
/** Portraits are drawn of actors and topics only. */
const pictures = fc.oneof(
  subjects.map((subject) => ({ subject, sheet: wide })),
  fc
    .oneof(
      seeds.map((seed): Subject => ({ kind: 'actor', seed, variant: 'p1' })),
      fc.record({ kind: fc.constant('granted' as const), seed: seeds, number: fc.nat(63) }),
      fc.record({
        kind: fc.constantFrom(...topics),
        number: fc.integer({ min: 1, max: 60 }),
        variant: fc.constant('p0'),
      }),
    )
    .map((subject) => ({ subject, sheet: tall })),
)

const granted = (seed: number, number: number) => ({ subject: { kind: 'granted', seed, number } as const, sheet: tall })

const drawingOf = (subject: Subject, sheet = wide) => {
  const { pen, strokes } = recorder()
  paintComposition(pen, sheet, compositionOf(subject, sheet))
  return JSON.stringify(strokes)
}

describe('the composition of a picture', () => {
  it('is the same at every time, for every kind of subject', () => {
    fc.assert(
      fc.property(pictures, ({ subject, sheet }) => {
        expect(drawingOf(subject, sheet)).toBe(drawingOf(subject, sheet))
      }),
      { numRuns: 20 },
    )
  })

  it('shows something of every line, in numbers that a canvas can draw', () => {
    fc.assert(
      fc.property(pictures, ({ subject, sheet }) => {
        let inside = 0
        for (const { line, until } of compositionOf(subject, sheet).parts) {
          expect(until).toBeGreaterThanOrEqual(0.5)
          for (let i = 0; i < 200; i++) {
            const [x, y, depth] = lightAt(line, sheet, ((i + 0.5) / 200) * until * line.shape.length)
            expect(Number.isFinite(x + y)).toBe(true)
            expect(Math.abs(depth)).toBeLessThanOrEqual(1.35)
            if (x > 0 && y > 0 && x < sheet.width && y < sheet.height) inside++
          }
        }
        expect(inside).toBeGreaterThan(60)
      }),
      // The widest figures of those that come closest.
      { numRuns: 200, examples: [[granted(113, 0)], [granted(133, 18)], [granted(185, 30)]] },
    )
  })

  it('has a setting for each number that videos may have', () => {
    expect(videoSettings).toHaveLength(VIDEO_SETTINGS)
  })

  it('of a video shows the figure and the colours of its actor, each time in another setting', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const covers = Array.from({ length: VIDEO_SETTINGS }, (_, setting) =>
          compositionOf({ kind: 'video', seed, setting }, wide),
        )
        const own = compositionOf({ kind: 'actor', seed, variant: 'l0' }, wide).parts[0]?.line
        for (const { parts } of covers) {
          const figure = parts.at(-1)?.line
          expect(parts.length).toBeGreaterThan(1)
          expect(figure?.palette).toEqual(paletteOf(seed))
          expect(figure?.shape.at(17)).toEqual(own?.shape.at(17))
        }
        const settings = covers.map(({ ground, parts }) => {
          const { cx, cy, radius } = parts.at(-1)?.line.framing ?? { cx: 0, cy: 0, radius: 0 }
          return JSON.stringify([ground, parts.length, cx, cy, radius, parts[0]?.line.shape.at(40)])
        })
        expect(new Set(settings).size).toBe(VIDEO_SETTINGS)
      }),
      { numRuns: 12 },
    )
  })

  it('of an album shows the figure of its actor among other things, in four compositions', () => {
    const own = compositionOf({ kind: 'actor', seed: 7, variant: 'l0' }, wide).parts[0]?.line.shape
    const covers = [0, 1, 2, 3].map((number) => compositionOf({ kind: 'album', seed: 7, number }, wide).parts)
    for (const parts of covers) {
      const figures = parts.filter(({ line }) => JSON.stringify(line.shape.at(17)) === JSON.stringify(own?.at(17)))
      expect(figures.length).toBeGreaterThanOrEqual(1)
      expect(figures.length).toBeLessThan(parts.length)
    }
    expect(new Set(covers.map((parts) => JSON.stringify(parts.map(({ line }) => line.shape.at(40))))).size).toBe(4)
  })

  it('differs between the pictures that one album may hold', () => {
    const drawings = Array.from({ length: 20 }, (_, number) => drawingOf({ kind: 'granted', seed: 12, number }))
    expect(new Set(drawings).size).toBe(20)
  })

  it('differs between the subjects of a topic and between topics', () => {
    const drawings = topics.flatMap((kind) =>
      Array.from({ length: 14 }, (_, i) => drawingOf({ kind, number: i + 1, variant: 'l1' })),
    )
    expect(new Set(drawings).size).toBe(topics.length * 14)
  })

  it('fills sheets of both shapes without stretching: a setting reaches all four sides', () => {
    for (const sheet of [wide, tall]) {
      const { parts } = compositionOf({ kind: 'category', number: 3, variant: 'l1' }, sheet)
      const { pen, strokes } = recorder()
      for (const { line } of parts) paintContour(pen, sheet, line)
      const ends = strokes.flatMap(({ from, to }) => [from, to])
      expect(Math.min(...ends.map(([x = 0]) => x))).toBeLessThanOrEqual(0)
      expect(Math.max(...ends.map(([x = 0]) => x))).toBeGreaterThanOrEqual(sheet.width)
      expect(Math.min(...ends.map(([, y = 0]) => y))).toBeLessThanOrEqual(0)
      expect(Math.max(...ends.map(([, y = 0]) => y))).toBeGreaterThanOrEqual(sheet.height)
    }
  })
})
