import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { ActiveMap } from '@/adapters/shared/active-map'

const key = fc.integer({ min: 0, max: 12 })
const limit = 5

it('has at most so many entries, each with the value it was set to last, and always the newest', () => {
  fc.assert(
    fc.property(fc.array(key, { minLength: 1, maxLength: 60 }), (keys) => {
      const map = new ActiveMap<number, number>(limit)
      const last = new Map<number, number>()
      for (const [at, one] of keys.entries()) {
        map.set(one, at)
        last.set(one, at)
        expect(map.size).toBeLessThanOrEqual(limit)
        expect(map.get(one)).toBe(at)
        const held = [...last].filter(([known]) => map.has(known))
        expect(held.map(([known]) => map.get(known))).toEqual(held.map(([, value]) => value))
      }
    }),
  )
})

it('retains what is set again, however many others are set once', () => {
  const map = new ActiveMap<number, string>(limit)
  for (let other = 1; other <= 100; other++) {
    map.set(0, 'active')
    map.set(other, 'once')
    expect(map.get(0)).toBe('active')
  }
  expect(map.has(1)).toBe(false)
})

it('has nothing of what was deleted or cleared', () => {
  const map = new ActiveMap<number, string>(2)
  for (const one of [1, 2, 3]) map.set(one, 'there')
  map.delete(2)
  map.delete(3)
  expect([1, 2, 3].filter((one) => map.has(one))).toEqual([])
  map.set(4, 'there')
  map.clear()
  expect(map.size).toBe(0)
  expect(map.get(4)).toBeUndefined()
})
