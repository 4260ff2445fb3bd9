import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { valueHistory } from '@/domain/media/value-history'

const now = Date.UTC(2026, 1, 15)
const begin = Date.UTC(2025, 2, 1)

describe('the value of the last months', () => {
  it('has twelve months without a gap, over the turn of the year', () => {
    const months = valueHistory([], now).map(({ month, year }) => `${year}-${month}`)
    expect(months).toHaveLength(12)
    expect([months[0], months[9], months[10], months[11]]).toEqual(['2025-3', '2025-12', '2026-1', '2026-2'])
  })

  it('counts each video of these months once, in its own month, and no other one', () => {
    const videos = fc.array(
      fc.record({
        releasedAt: fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2026, 5) }),
        price: fc.nat({ max: 100 }),
      }),
    )
    fc.assert(
      fc.property(videos, (all) => {
        const history = valueHistory(all, now)
        const counted = all.filter(({ releasedAt }) => releasedAt >= begin && releasedAt <= now)
        const sum = (of: readonly number[]) => of.reduce((a, b) => a + b, 0)
        expect(sum(history.map(({ value }) => value))).toBe(sum(counted.map(({ price }) => price)))
        for (const { month, year, value } of history) {
          const own = counted.filter(({ releasedAt }) =>
            new Date(releasedAt).toISOString().startsWith(`${year}-${String(month).padStart(2, '0')}`),
          )
          expect(value).toBe(sum(own.map(({ price }) => price)))
        }
      }),
    )
  })
})
