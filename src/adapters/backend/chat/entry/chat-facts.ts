import { aloneWith } from '@/adapters/backend/chat/base/company'
import { freeMinutesOf } from '@/adapters/backend/chat/free/free-minutes'
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import type { GuestRecord, SessionRecord } from '@/adapters/backend/access/guest-records'
import { balanceOfGuest } from '@/adapters/backend/money/ledger-book'
import { permissionToSpend } from '@/adapters/backend/money/spending-limits'
import { isLoggedIn } from '@/adapters/backend/access/request-context'
import type { Reader } from '@/adapters/stores/store'
import type { ActorChatFacts, GuestChatFacts, ModePrices } from '@/domain/chat/facts'

export const modePrices = ({ prices }: Pick<ActorRecord, 'prices'>): ModePrices => ({
  single: prices.single,
  voyeur: prices.voyeur,
  'video-call': prices.c2c,
})

/** Returns an actor's facts for the chat rules; `isGuestSeen`: from `seesGuest`. */
export function actorFacts(actor: ActorRecord, isGuestSeen: boolean): ActorChatFacts {
  return {
    ...actor.state,
    isGuestSeen,
    // The promise to a guest that no other is present is kept: their chat cannot be watched.
    isVoyeurInSingleChatAllowed: actor.state.isVoyeurInSingleChatAllowed && aloneWith(actor)?.isWatchable !== false,
    canVoyeurChat: actor.state.isVoyeurChatAvailable,
    bannedCountryCodes: actor.bannedCountryCodes,
    prices: modePrices(actor),
  }
}

/**
 * Returns a guest's facts for the chat rules. `vouchers`: those that count, of a chat that is shared
 * with others or private; none where the guest does not want to use them.
 */
export async function guestFacts(
  reader: Reader,
  {
    guest,
    session,
    hasTicket,
    previewSeconds,
    freeSeconds,
  }: {
    readonly guest: GuestRecord
    readonly session: SessionRecord
    readonly hasTicket: boolean
    readonly previewSeconds: number
    readonly freeSeconds: number
  },
  actor: ActorRecord,
  now: number,
  vouchers: 'none' | 'shared' | 'private',
): Promise<GuestChatFacts> {
  const permission = await permissionToSpend(reader, guest.id, 1, now)
  const pair = { guest, countryCode: session.countryCode, actor }
  const minutes = vouchers === 'none' ? 0 : await freeMinutesOf(reader, pair, vouchers === 'private', now)
  return {
    isLoggedIn: isLoggedIn(guest),
    isLocked: guest.isLocked,
    restrictionLevel: guest.restrictionLevel,
    countryCode: session.countryCode,
    balance: await balanceOfGuest(reader, guest.id),
    ownLimit: permission.ok ? null : permission.reason,
    voucherSeconds: minutes * 60,
    previewSeconds,
    freeSeconds,
    hasTicket,
  }
}
