import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { coinsNow } from '@/domain/actors/price-now'

it('an actor costs nothing now only while they are live in free chat, and their price otherwise', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90 }), fc.boolean(), fc.boolean(), (single, isOnline, freeChat) => {
      expect(coinsNow(single, { isOnline, freeChat }) === 0).toBe(isOnline && freeChat)
      expect([0, single]).toContain(coinsNow(single, { isOnline, freeChat }))
    }),
  )
})
