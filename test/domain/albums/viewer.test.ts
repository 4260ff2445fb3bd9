import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pictureAfter, swipeStep } from '@/domain/albums/viewer'

const places = fc.integer({ min: 1, max: 60 }).chain((count) => fc.tuple(fc.nat(count - 1), fc.constant(count)))

describe('a step through the pictures', () => {
  it('never leaves the album, and moves by one picture at most', () => {
    fc.assert(
      fc.property(places, fc.constantFrom('next' as const, 'previous' as const), ([at, count], step) => {
        const next = pictureAfter(at, count, step)
        expect(next).toBeGreaterThanOrEqual(0)
        expect(next).toBeLessThan(count)
        expect(Math.abs(next - at)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('reaches every picture from the first one, and the first one again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
        let at = 0
        for (let i = 0; i < count; i += 1) at = pictureAfter(at, count, 'next')
        expect(at).toBe(count - 1)
        for (let i = 0; i < count; i += 1) at = pictureAfter(at, count, 'previous')
        expect(at).toBe(0)
      }),
    )
  })
})

describe('a swipe', () => {
  const distance = fc.integer({ min: -800, max: 800 })

  it('to one side is the opposite step of the same swipe to the other', () => {
    const opposite = { next: 'previous', previous: 'next' } as const
    fc.assert(
      fc.property(distance, distance, (across, down) => {
        const step = swipeStep(across, down)
        expect(swipeStep(-across, down)).toBe(step === null ? null : opposite[step])
        expect(swipeStep(across, -down)).toBe(step)
      }),
    )
  })

  it('is no step where it is short, or more up or down than across', () => {
    expect(swipeStep(-48, 0)).toBe('next')
    expect(swipeStep(48, 47)).toBe('previous')
    expect(swipeStep(-47, 0)).toBeNull()
    expect(swipeStep(48, 48)).toBeNull()
    expect(swipeStep(0, 0)).toBeNull()
  })
})
