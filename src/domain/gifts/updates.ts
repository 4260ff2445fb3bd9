import type { OwnedGifts } from './gift'

/** The whole stock of the guest, whenever a gift is bought or sent. */
export interface GiftUpdate {
  readonly type: 'giftsOwned'
  readonly gifts: OwnedGifts
}
