import type { CodeCheck } from '@/application/codes/code-gateway'
import type { Benefit } from '@/domain/codes/benefit'
import type { BonusCode, RedeemRefusal } from '@/domain/codes/bonus-code'
import type { RedeemedCode } from '@/domain/codes/redeemed-code'
import { asId, type GiftId } from '@/domain/ids'
import { evening } from '#test/support/arbitraries/vouchers'

/** Three benefits of a code. */
export const BENEFITS: readonly Benefit[] = [
  { id: 'coins', kind: 'BonusCoins', coins: 10, name: '10 coins', description: 'In your balance right away.' },
  {
    id: 'tea',
    kind: 'MessengerGifts',
    gifts: [{ from: 0, messengerGiftsId: asId<GiftId>('tea'), amount: 2 }],
    name: 'Two cups of tea',
    description: 'Gifts to send.',
  },
  { id: 'tv', kind: 'PremiumAbo', daysPremiumAbo: 7, name: '7 days of TV', description: 'Every programme.' },
]

/** A code that depends on nothing, or on what the test needs. */
export const codeWith = (change: Partial<BonusCode['config']> = {}, code = 'LAMPLIGHT'): BonusCode => ({
  code,
  config: {
    containsTopUpBenefit: false,
    validTo: evening,
    conditions: { requireMobileAuth: false, vip: false },
    benefits: BENEFITS,
    ...change,
  },
})

/** What the platform says about a code. */
export const checkOf = (bonusCode: BonusCode | null, reason: RedeemRefusal | null = null): CodeCheck => ({
  canRedeem: { success: reason === null, reason },
  bonusCode,
})

/** A code that was redeemed. */
export const redeemedWith = (change: Partial<RedeemedCode> = {}): RedeemedCode => ({
  code: 'LAMPLIGHT',
  at: evening,
  state: 'given',
  validTo: evening,
  benefits: BENEFITS,
  rewards: [
    { benefitId: 'coins', kind: 'coins', amount: 10 },
    { benefitId: 'tea', kind: 'gift', amount: 2 },
    { benefitId: 'tv', kind: 'premium-days', amount: 7 },
  ],
  ...change,
})
