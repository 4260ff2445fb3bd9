import { conversionChats, type ConversionRecord } from './conversion-records'
import { authorize } from '@/adapters/backend/access/authorize'
import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import { membershipOf, memberships } from '@/adapters/backend/access/memberships'
import { actors, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import { isExcluded } from '@/adapters/backend/money/spending-limits'
import { walletOf } from '@/adapters/backend/money/wallets'
import type { Reader, Transaction } from '@/adapters/stores/store'
import {
  CONVERSION_CANDIDATE_FOR,
  CONVERSION_CHAT_ACTORS,
  CONVERSION_CHAT_FOR,
  CONVERSION_MINUTES,
  isCountdownRunning,
  isInConversionChat,
  mayBegin,
  type ConversionChat,
} from '@/domain/chat/conversion-chat'
import type { ActorId, GuestId } from '@/domain/ids'

/** How many actors who are live are looked at, to find those who take part. */
const LOOKED_AT = 500

/** Until when a guest may begin their conversion chat, epoch ms; `null`: it is not for them. */
async function candidateEndOf(reader: Reader, guest: GuestRecord, now: number): Promise<number | null> {
  if (!authorize(guest, 'chat-paid').ok) return null
  const [{ isPayingCustomer }, isAway] = await Promise.all([
    walletOf(reader, guest.id),
    isExcluded(reader, guest.id, now),
  ])
  return isPayingCustomer || isAway ? null : guest.createdAt + CONVERSION_CANDIDATE_FOR
}

/** Where a guest is with the offer. */
export async function conversionOf(reader: Reader, guest: GuestRecord, now: number): Promise<ConversionChat> {
  const record = await reader.get(conversionChats, guest.id)
  if (record !== undefined) {
    const { candidateEnd, end, isOn, minutesLeft } = record
    return { candidateEnd, end, isOn: isOn && isCountdownRunning(end, now), minutesLeft, now }
  }
  const candidateEnd = await candidateEndOf(reader, guest, now)
  return {
    candidateEnd,
    end: null,
    isOn: false,
    minutesLeft: isCountdownRunning(candidateEnd, now) ? CONVERSION_MINUTES : 0,
    now,
  }
}

/** Actors who take part and are live, the most recommended first; none who does not appear in the guest's country. */
export async function willing(reader: Reader, countryCode: string): Promise<readonly ActorRecord[]> {
  const live = await reader.find(actors, 'recommended', { prefix: [0], limit: LOOKED_AT })
  return live
    .filter(({ state }) => state.isActorAvailableForConversionChat && !state.isCurrentlyTicketShow)
    .filter(({ bannedCountryCodes }) => !bannedCountryCodes.includes(countryCode))
    .slice(0, CONVERSION_CHAT_ACTORS)
}

/** Writes the ends by which every chat is decided; without any the offer is off. */
async function putEnds(tx: Transaction, guestId: GuestId, actorIds: readonly ActorId[], end: number): Promise<void> {
  const membership = await membershipOf(tx, guestId)
  const conversionChatEnds = Object.fromEntries(actorIds.map((id) => [id, end]))
  await tx.put(memberships, { ...membership, conversionChatEnds })
}

/** Switches the offer on: begins it with these actors, or goes on with the one that was begun. `null`: it is not offered, or nobody takes part now. */
export async function enableConversion(
  tx: Transaction,
  guest: GuestRecord,
  actorIds: readonly ActorId[],
  now: number,
): Promise<ConversionRecord | null> {
  const begun = await tx.get(conversionChats, guest.id)
  if (begun !== undefined) {
    if (!isCountdownRunning(begun.end, now) || !authorize(guest, 'chat-paid').ok) return null
    return putOn(tx, { ...begun, isOn: true })
  }
  const state = await conversionOf(tx, guest, now)
  const { candidateEnd } = state
  if (candidateEnd === null || !mayBegin(state, now) || actorIds.length === 0) return null
  const end = now + CONVERSION_CHAT_FOR
  return putOn(tx, {
    guestId: guest.id,
    candidateEnd,
    end,
    isOn: true,
    minutesLeft: CONVERSION_MINUTES,
    actorIds,
  })
}

async function putOn(tx: Transaction, record: ConversionRecord): Promise<ConversionRecord> {
  await tx.put(conversionChats, record)
  await putEnds(tx, record.guestId, record.actorIds, record.end)
  return record
}

/** Switches the offer off. Its time goes on: what was left of it can be switched on again. */
export async function disableConversion(tx: Transaction, guestId: GuestId): Promise<void> {
  const record = await tx.get(conversionChats, guestId)
  if (record === undefined) return
  await tx.put(conversionChats, { ...record, isOn: false })
  await putEnds(tx, guestId, [], 0)
}

/** Whole minutes that the offer pays with an actor now. */
export async function conversionMinutesOf(
  reader: Reader,
  guestId: GuestId,
  actorId: ActorId,
  now: number,
): Promise<number> {
  const { conversionChatEnds } = await membershipOf(reader, guestId)
  if (!isInConversionChat(conversionChatEnds, actorId, now)) return 0
  return (await reader.get(conversionChats, guestId))?.minutesLeft ?? 0
}

/** Takes so many minutes of the offer, for a chat that began with it. */
export async function takeConversionMinutes(tx: Transaction, guestId: GuestId, minutes: number): Promise<void> {
  const record = await tx.get(conversionChats, guestId)
  if (record === undefined || minutes === 0) return
  await tx.put(conversionChats, { ...record, minutesLeft: Math.max(0, record.minutesLeft - minutes) })
}
