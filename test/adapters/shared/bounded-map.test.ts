import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BoundedMap } from '@/adapters/shared/bounded-map'

const step = fc.oneof(
  fc.record({ type: fc.constant('set' as const), key: fc.nat(4), value: fc.nat() }),
  fc.record({ type: fc.constant('delete' as const), key: fc.nat(4) }),
)

describe('a bounded map', () => {
  it('holds the entries that were set last, and never more than its limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.array(step, { minLength: 10, maxLength: 40 }), (limit, steps) => {
        const map = new BoundedMap<number, number>(limit)
        let model: readonly (readonly [number, number])[] = []
        for (const one of steps) {
          model = model.filter(([key]) => key !== one.key)
          if (one.type === 'set') {
            map.set(one.key, one.value)
            model = [...model, [one.key, one.value] as const].slice(-limit)
          } else map.delete(one.key)
          expect(map.size).toBe(model.length)
          for (const [key, value] of model)
            expect({ hasKey: map.has(key), value: map.get(key) }).toEqual({ hasKey: true, value })
        }
      }),
    )
  })

  it('is empty after it was cleared', () => {
    const map = new BoundedMap<string, number>(2)
    map.set('a', 1)
    map.clear()
    expect({ size: map.size, a: map.get('a'), hasA: map.has('a') }).toStrictEqual({
      size: 0,
      a: undefined,
      hasA: false,
    })
  })
})
