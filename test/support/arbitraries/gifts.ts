import * as fc from 'fast-check'
import type { Gift, OwnedGifts, ToyControl } from '@/domain/gifts/gift'
import { asId, type GiftId } from '@/domain/ids'
import { vxc } from '@/domain/money/money'

/** An honest gift; a test names only what it is about. */
export const giftOf = (parts: Partial<Gift> = {}): Gift => ({
  id: asId<GiftId>('rose'),
  name: 'Rose',
  categoryId: 'flowers',
  price: vxc(4),
  translations: [{ language: 'de', name: 'Rose', value: 'rose' }],
  imageUrl: '/gifts/rose.webp',
  active: true,
  vip: false,
  ...parts,
})

/** The same as a toy control of half a minute. */
export const toyControlOf = (parts: Partial<ToyControl> = {}): ToyControl => ({
  ...giftOf({ id: asId<GiftId>('wave'), name: 'Wave' }),
  durationSeconds: 30,
  displayName: 'Wave',
  random: false,
  ...parts,
})

/** A small catalog with different prices, one name inherited from Object among its ids. */
export const someGifts: readonly Gift[] = [
  giftOf(),
  giftOf({ id: asId<GiftId>('tea'), price: vxc(7) }),
  giftOf({ id: asId<GiftId>('constructor'), price: vxc(11) }),
]

/** What a guest may own of that catalog. */
export const anyOwnedGifts: fc.Arbitrary<OwnedGifts> = fc.dictionary(
  fc.constantFrom('rose', 'tea', 'constructor'),
  fc.nat(5),
)

/** A guest's hand on the basket: add or remove one piece. */
export const anyGiftSteps = fc.array(fc.record({ add: fc.boolean(), gift: fc.constantFrom(...someGifts) }), {
  maxLength: 30,
})
