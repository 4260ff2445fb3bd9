import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onlineCountAfter } from '@/domain/actors/online-count'

describe('the count of actors online', () => {
  it('goes up and down by one with each who comes and goes [SOC-016]', () => {
    expect(onlineCountAfter(7, false, true)).toBe(8)
    expect(onlineCountAfter(7, true, false)).toBe(6)
    expect(onlineCountAfter(7, undefined, true)).toBe(8)
  })

  it('is never below none, even for unknown actors [SOC-016]', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.array(fc.boolean()), (start, changes) => {
        const end = changes.reduce((count, online) => onlineCountAfter(count, undefined, online), start)
        expect(end).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is the number of those online after any updates, repeated ones included [SOC-016]', () => {
    const anyUpdates = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.boolean()))
    fc.assert(
      fc.property(anyUpdates, (updates) => {
        const known = new Map(['a', 'b', 'c', 'd'].map((id) => [id, false]))
        let count = 0
        for (const [id, online] of updates) {
          count = onlineCountAfter(count, known.get(id), online)
          known.set(id, online)
        }
        expect(count).toBe([...known.values()].filter(Boolean).length)
      }),
    )
  })
})
