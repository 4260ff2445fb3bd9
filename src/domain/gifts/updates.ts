import type { OwnedGifts } from './gift'

/** The guest's whole stock, sent whenever a gift is bought or sent. */
export interface GiftUpdate {
  readonly type: 'giftsOwned'
  readonly gifts: OwnedGifts
}
