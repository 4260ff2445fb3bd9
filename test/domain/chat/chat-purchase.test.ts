import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { purchaseOf } from '@/domain/chat/chat-purchase'
import { chatModes } from '@/domain/chat/mode'

const coins = fc.nat(500)

it('names a purchase of a voyeur by the time, one with toy control by what was steered, and none of nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...chatModes), coins, coins, (mode, time, controlCoins) => {
      const paid = mode === 'voyeur' ? time : controlCoins
      const category = mode === 'voyeur' ? 'voyeur' : 'toy-control'
      expect(purchaseOf({ mode, coins: time, controlCoins })).toEqual(paid > 0 ? { category, coins: paid } : null)
    }),
  )
})
