import { ownedGifts } from './gift'
import { updates } from '@/adapters/wire/base/update'
import type { GiftUpdate } from '@/domain/gifts/updates'

export const giftUpdates = updates<GiftUpdate>({ giftsOwned: { gifts: ownedGifts } })
