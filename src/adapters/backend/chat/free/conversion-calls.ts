import { conversionOf, disableConversion, enableConversion, willing } from './conversion-chat'
import { conversionChats } from './conversion-records'
import { actors } from '@/adapters/backend/actors/actor-records'
import { summariesOf } from '@/adapters/backend/actors/actor-view'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { transactionWithUpdates, type OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { vouchers } from '@/adapters/backend/vouchers/voucher-records'
import type { Reader } from '@/adapters/stores/store'
import type { ConversionAction } from '@/application/chat/offers-gateway'
import type { ActorSummary } from '@/domain/actors/actor'
import type { ConversionChat } from '@/domain/chat/conversion-chat'
import type { GuestId } from '@/domain/ids'

/** Switches the conversion chat of the caller, on the platform's own clock. */
export async function switchConversion(
  platform: PlatformContext,
  caller: RequestContext,
  action: ConversionAction,
): Promise<ConversionChat> {
  const { session } = await requireSession(platform.store, caller)
  // Before the transaction, so that actors who come and go do not restart it.
  const actorIds = (await willing(platform.store, session.countryCode)).map(({ id }) => id)
  return transactionWithUpdates<ConversionChat>(platform, async (tx, publish) => {
    const { guest } = await requireSession(tx, caller)
    const now = platform.clock.now()
    if (action === 'enable') await enableConversion(tx, guest, actorIds, now)
    else await disableConversion(tx, guest.id)
    publish(await freeMinutesChanged(tx, guest.id))
    return conversionOf(tx, guest, now)
  })
}

/** Returns the update for changed chat prices on all the guest's pages, sent as for vouchers. */
export async function freeMinutesChanged(reader: Reader, guestId: GuestId): Promise<OutboundUpdate> {
  const owned = await reader.find(vouchers, 'byGuest', { prefix: [guestId] })
  return { audience: guestId, update: { type: 'vouchers', vouchers: owned.filter(({ amount }) => amount > 0) } }
}

/** Returns the actors of the caller's conversion chat, or its candidates; live ones first. */
export async function conversionActorsOf(
  { store, clock }: Pick<PlatformContext, 'store' | 'clock'>,
  caller: RequestContext,
  first: number,
): Promise<readonly ActorSummary[]> {
  const { guest, session } = await requireSession(store, caller)
  const begun = await store.get(conversionChats, guest.id)
  const found =
    begun === undefined
      ? await willing(store, session.countryCode)
      : (await store.getMany(actors, begun.actorIds)).filter((record) => record !== undefined)
  const sorted = [...found.filter(({ state }) => state.isOnline), ...found.filter(({ state }) => !state.isOnline)]
  const view = { guestId: guest.id, language: caller.language(), now: clock.now() }
  return summariesOf(store, sorted.slice(0, first), view)
}
