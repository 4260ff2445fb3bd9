import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { healthAfter, pauseBefore } from '@/domain/chat/live-recovery'

describe('a live picture that does not move', () => {
  it('only gets worse with time, from playing over stalled to lost', () => {
    const order = ['playing', 'stalled', 'lost']
    fc.assert(
      fc.property(fc.nat({ max: 20_000 }), fc.nat({ max: 20_000 }), (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(order.indexOf(healthAfter(less))).toBeLessThanOrEqual(order.indexOf(healthAfter(more)))
      }),
    )
    expect([0, 2_500, 6_000].map(healthAfter)).toEqual(order)
  })
})

describe('attempts to connect again', () => {
  it('begin at once, are never closer together than before, and end within a minute', () => {
    const pauses: number[] = []
    for (let next = pauseBefore(0); next !== null; next = pauseBefore(pauses.length)) pauses.push(next)
    expect(pauses[0]).toBe(0)
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
    const all = pauses.reduce((a, b) => a + b, 0)
    expect(all).toBeGreaterThan(20_000)
    expect(all).toBeLessThan(60_000)
    fc.assert(fc.property(fc.nat(), (more) => pauseBefore(pauses.length + more) === null))
  })
})
