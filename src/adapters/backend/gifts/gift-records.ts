import {
  dictionary,
  either,
  fields,
  flag,
  id,
  list,
  number,
  schemaOf,
  text,
  whole,
} from '@/adapters/stores/record-schema'
import { money } from '@/adapters/backend/kernel/record-checks'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection } from '@/adapters/stores/store'
import type { GiftId, GuestId } from '@/domain/ids'
import type { Gift, GiftTranslation, OwnedGifts, ToyControl } from '@/domain/gifts/gift'

const gift = {
  id: id<GiftId>(),
  name: text,
  categoryId: text,
  price: money,
  translations: list(fields<GiftTranslation>({ language: text, name: text, value: text })),
  imageUrl: text,
  active: flag,
  vip: flag,
} as const

export const gifts: Collection<Gift | ToyControl> = {
  name: 'gifts',
  schema: schemaOf(
    either(
      fields<ToyControl>({ ...gift, durationSeconds: number, displayName: text, random: flag }),
      fields<Gift>(gift),
    ),
  ),
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
  schema: schemaOf(fields<GiftBag>({ guestId: id<GuestId>(), owned: dictionary(whole) })),
  key: (bag) => bag.guestId,
  ofGuest: belongsToGuest('key'),
  indexes: {},
}
