import type { Collection } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'
import type { Gift, OwnedGifts, ToyControl } from '@/domain/gifts/gift'

export const gifts: Collection<Gift | ToyControl> = {
  name: 'gifts',
  key: (gift) => gift.id,
  indexes: { byPrice: (gift) => [[gift.price.value, gift.id]] },
}

/** Gifts a guest holds without having sent them yet. */
export interface GiftBag {
  readonly guestId: GuestId
  readonly owned: OwnedGifts
}

export const giftBags: Collection<GiftBag> = {
  name: 'giftBags',
  key: (bag) => bag.guestId,
  indexes: {},
}
