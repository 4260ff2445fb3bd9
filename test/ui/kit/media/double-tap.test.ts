import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEEK_STEP, secondsOf, tapAfter, type Tap } from '@/ui/kit/media/double-tap'

const WIDTH = 390

/** Taps at these positions, each so long after the one before. */
const series = (taps: readonly (readonly [x: number, after: number])[]): readonly Tap[] => {
  let time = 1000
  let last: Tap | null = null
  return taps.map(([x, after]) => (last = tapAfter(last, x, WIDTH, (time += after))))
}

const anywhere = fc.double({ min: 0, max: WIDTH, noNaN: true })

describe('a double tap', () => {
  it('seeks a step forward on the right, back on the left, and nowhere in the middle', () => {
    const after = (x: number) =>
      secondsOf(
        series([
          [x, 0],
          [x, 200],
        ])[1] as Tap,
      )
    expect([after(380), after(10), after(195)]).toEqual([10, -10, 0])
  })

  it('adds a step with each further tap, until one comes late', () => {
    expect(
      series([
        [380, 0],
        [380, 300],
        [370, 300],
        [375, 299],
        [375, 301],
      ]).map(secondsOf),
    ).toEqual([0, 10, 20, 30, 0])
  })

  it('never seeks by one tap, and by at most a step more than the tap before', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anywhere, fc.integer({ min: 0, max: 600 })), { minLength: 1 }), (taps) => {
        const seconds = series(taps).map(secondsOf)
        for (const [index, now] of seconds.entries()) {
          const before = seconds[index - 1] ?? 0
          const [x = 0, after = 0] = taps[index] ?? []
          const mayBe = index === 0 || after > 300 ? [0] : [0, before + (x < WIDTH / 2 ? -SEEK_STEP : SEEK_STEP)]
          expect(mayBe).toContain(now)
        }
      }),
    )
  })
})
