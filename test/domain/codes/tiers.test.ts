import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tierFor } from '@/domain/codes/tiers'

describe('tierFor', () => {
  const tiers = [
    { from: 5000, amount: 30 },
    { from: 0, amount: 5 },
    { from: 2000, amount: 10 },
  ]

  it('applies the highest step not above the top-up, in any order of the steps', () => {
    expect([0, 1999, 2000, 4999, 5000, 90_000].map((cents) => tierFor(tiers, cents)?.amount)).toEqual([
      5, 5, 10, 10, 30, 30,
    ])
    expect(tierFor(tiers.slice(0, 1), 4999)).toBeUndefined()
  })

  it('never gives a step the top-up did not reach, and none higher exists that it reached', () => {
    const anyStages = fc.array(fc.record({ from: fc.nat(1000), amount: fc.nat(50) }), { maxLength: 8 })
    fc.assert(
      fc.property(anyStages, fc.nat(1000), (steps, topUp) => {
        const reached = steps.filter(({ from }) => from <= topUp).map(({ from }) => from)
        expect(tierFor(steps, topUp)?.from).toBe(reached.length === 0 ? undefined : Math.max(...reached))
      }),
    )
  })
})
