import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { waitAfterFailures } from '@/domain/jobs/retry'

describe('a job that failed', () => {
  it('waits twice as long after every failure, up to an hour, and is given up after eight', () => {
    const waits = Array.from({ length: 9 }, (_, index) => waitAfterFailures(index + 1))
    expect(waits.map((wait) => (wait === null ? null : wait / 60_000))).toEqual([1, 2, 4, 8, 16, 32, 60, null, null])
  })

  it('never waits less than after the failure before, and is always given up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (failures) => {
        const [now, next] = [waitAfterFailures(failures), waitAfterFailures(failures + 1)]
        expect(now === null).toBe(failures >= 8)
        expect(next ?? Infinity).toBeGreaterThanOrEqual(now ?? Infinity)
      }),
    )
  })
})
