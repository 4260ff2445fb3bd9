import { expect, it } from 'vitest'
import { isRewardType, rewardTypes } from '@/domain/vouchers/reward-type'

it('knows the fifteen reward types and no other', () => {
  expect(new Set(rewardTypes).size).toBe(15)
  expect(
    ['bonus-code', 'bonus', 'on-top', 'video', 'live-show', 'ticket-show', 'vip-bonus', 'vip-abo'].every(isRewardType),
  ).toBe(true)
  expect(
    [
      'chat-roses',
      'merchandise',
      'messenger-gift',
      'photo-album',
      'video-voucher',
      'free-spins',
      'free-messages',
    ].every(isRewardType),
  ).toBe(true)
  expect(isRewardType('coins')).toBe(false)
})
