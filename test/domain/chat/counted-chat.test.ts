import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { spentIn } from '@/domain/chat/counted-chat'

it('a chat has cost its time, its gifts and its toy controls together', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), fc.nat(500), (coins, giftCoins, controlCoins) => {
      const cost = spentIn({ coins, giftCoins, controlCoins })
      expect(cost - coins - giftCoins).toBe(controlCoins)
    }),
  )
})
