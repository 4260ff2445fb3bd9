import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resumeAt, withPosition } from '@/domain/media/resume'

const ids = fc.integer({ min: 0, max: 60 }).map((id) => `v${id}`)

describe('where a video goes on', () => {
  it('is never beyond its end, and its start where hardly anything or nearly all was seen', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 10_000, noNaN: true }),
        fc.integer({ min: 1, max: 9_000 }),
        (seconds, length) => {
          const at = resumeAt(seconds, length)
          expect(at).toBeLessThan(length)
          expect(at).toBeLessThanOrEqual(seconds)
          expect(at).toBe(seconds < 15 || seconds > length - 20 ? 0 : Math.floor(seconds))
        },
      ),
    )
    expect([14.9, 15, 80.9, 100, 100.1].map((seconds) => resumeAt(seconds, 120))).toEqual([0, 15, 80, 100, 0])
  })

  it('is stored for the newest videos only, and not for one that begins again', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(ids, fc.nat(500)), { maxLength: 120 }), (watched) => {
        const positions = watched.reduce((known, [id, at]) => withPosition(known, id, at), {})
        expect(Object.keys(positions).length).toBeLessThanOrEqual(30)
        const [id, at] = watched.at(-1) ?? ['none', 0]
        const others = Array.from({ length: 30 }, (_, number) => `other ${number}`)
        const full = others.reduce((known, other) => withPosition(known, other, 1), positions)
        expect(Object.keys(full)).toEqual(others)
        expect((positions as Readonly<Record<string, number>>)[id] ?? 0).toBe(at)
      }),
    )
  })
})
