import * as fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { incentiveNow, incentiveOf } from '#test/support/arbitraries/incentives'
import { countdownLeft, hasRunOut, type Incentive } from '@/domain/incentives/incentive'

describe('incentives', () => {
  it('have region, type, event, group, priority and countdown', () => {
    expectTypeOf<keyof Incentive>().toEqualTypeOf<
      'region' | 'type' | 'event' | 'uniqueGroup' | 'priority' | 'countdown' | 'countdownStartTime'
    >()
  })

  it('count down from their start time', () => {
    const offer = incentiveOf({ countdown: 60, countdownStartTime: incentiveNow })
    const after = (ms: number) => countdownLeft(offer, incentiveNow + ms)
    expect([-5000, 0, 1000, 60_000, 70_000].map(after)).toEqual([60_000, 60_000, 59_000, 0, 0])
    expect(countdownLeft(incentiveOf(), incentiveNow)).toBeNull()
    expect(hasRunOut(incentiveOf(), incentiveNow)).toBe(false)
  })

  it('never show more time than they began with, less than none, or time growing', () => {
    const moment = fc.integer({ min: -200_000, max: 200_000 })
    fc.assert(
      fc.property(fc.nat(100), moment, moment, (countdown, at, later) => {
        const offer = incentiveOf({ countdown, countdownStartTime: 0 })
        const [first, second] = [Math.min(at, later), Math.max(at, later)].map((now) => countdownLeft(offer, now) ?? -1)
        expect(first).toBeLessThanOrEqual(countdown * 1000)
        expect(second).toBeGreaterThanOrEqual(0)
        expect(second).toBeLessThanOrEqual(first ?? -1)
      }),
    )
  })
})
