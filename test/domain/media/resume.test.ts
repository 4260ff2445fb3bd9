import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_POSITIONS, resumeAt, withPosition } from '@/domain/media/resume'

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
          expect(at > 0 && (seconds < 15 || seconds > length - 20)).toBe(false)
        },
      ),
    )
  })

  it('is stored for the newest videos only, and not for one that begins again', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(ids, fc.nat(500)), { maxLength: 120 }), (watched) => {
        const positions = watched.reduce((known, [id, at]) => withPosition(known, id, at), {})
        expect(Object.keys(positions).length).toBeLessThanOrEqual(MAX_POSITIONS)
        const [id, at] = watched.at(-1) ?? ['none', 0]
        expect((positions as Readonly<Record<string, number>>)[id] ?? 0).toBe(at)
      }),
    )
  })
})
