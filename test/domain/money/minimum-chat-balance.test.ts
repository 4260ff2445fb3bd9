import { expect, it } from 'vitest'
import { coinsFor } from '@/domain/money/coins'
import { minimumChatBalance, minimumChatCoins } from '@/domain/money/minimum-chat-balance'
import { eur, vxc } from '@/domain/money/money'

it('requires half a euro, which is two coins, before a chat may start [MON-014]', () => {
  expect(minimumChatBalance).toEqual(eur(50))
  expect(minimumChatCoins).toEqual(vxc(2))
  expect(minimumChatCoins).toEqual(coinsFor(minimumChatBalance))
})
