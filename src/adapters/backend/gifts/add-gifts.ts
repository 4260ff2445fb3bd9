import { giftBags } from './gift-records'
import type { OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import type { Transaction } from '@/adapters/stores/store'
import type { GiftId, GuestId } from '@/domain/ids'

/** Adds pieces of a gift to those that a guest has without having paid for them. */
export async function addGifts(
  tx: Transaction,
  guestId: GuestId,
  giftId: GiftId,
  amount: number,
): Promise<OutboundUpdate> {
  const owned = (await tx.get(giftBags, guestId))?.owned ?? {}
  const gifts = { ...owned, [giftId]: (owned[giftId] ?? 0) + amount }
  await tx.put(giftBags, { guestId, owned: gifts })
  return { audience: guestId, update: { type: 'giftsOwned', gifts } }
}
