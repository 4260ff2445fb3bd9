import { conversionChats, type ConversionRecord } from './conversion-records'
import { authorize } from '@/adapters/backend/access/authorize'
import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import { membershipOf, memberships } from '@/adapters/backend/access/memberships'
import { actors, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import { isExcluded } from '@/adapters/backend/money/spending-limits'
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

/** Number of live actors searched for participants. */
const LOOKED_AT = 500

/**
 * Returns until when a guest may begin their conversion chat, epoch ms; `null`: not eligible.
 * Buying coins ends nothing promised at sign-up.
 */
async function candidateEndOf(reader: Reader, guest: GuestRecord, now: number): Promise<number | null> {
  if (!authorize(guest, 'chat-paid').ok || (await isExcluded(reader, guest.id, now))) return null
  return guest.createdAt + CONVERSION_CANDIDATE_FOR
}

/** Returns the guest's state in the offer. */
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

/** Returns true if a guest in this country can begin the conversion chat with the live actor. */
const takesPart = ({ state, bannedCountryCodes }: ActorRecord, countryCode: string): boolean =>
  state.isActorAvailableForConversionChat && !state.isCurrentlyTicketShow && !bannedCountryCodes.includes(countryCode)

/** Returns live participants in the guest's country, the most recommended first. */
export async function willing(reader: Reader, countryCode: string): Promise<readonly ActorRecord[]> {
  const live = await reader.find(actors, 'recommended', { prefix: [0], limit: LOOKED_AT })
  return live.filter((actor) => takesPart(actor, countryCode)).slice(0, CONVERSION_CHAT_ACTORS)
}

/** Writes the ends by which every chat is decided; without any the offer is off. */
async function putEnds(tx: Transaction, guestId: GuestId, actorIds: readonly ActorId[], end: number): Promise<void> {
  const membership = await membershipOf(tx, guestId)
  const conversionChatEnds = Object.fromEntries(actorIds.map((id) => [id, end]))
  await tx.put(memberships, { ...membership, conversionChatEnds })
}

/** Begins or resumes the offer with these actors. `null`: not offered, or nobody takes part. */
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

/** Switches the offer off. Its time goes on: the rest can be switched on again. */
export async function disableConversion(tx: Transaction, guestId: GuestId): Promise<void> {
  const record = await tx.get(conversionChats, guestId)
  if (record === undefined) return
  await tx.put(conversionChats, { ...record, isOn: false })
  await putEnds(tx, guestId, [], 0)
}

/** A guest, their country, and the actor they would talk to. */
export interface Pair {
  readonly guest: GuestRecord
  readonly countryCode: string
  readonly actor: ActorRecord
}

/** Returns the minutes that the offer pays with an actor, or would if it began with them. */
export async function conversionMinutesOf(
  reader: Reader,
  { guest, countryCode, actor }: Pair,
  now: number,
): Promise<number> {
  const begun = await reader.get(conversionChats, guest.id)
  if (begun === undefined)
    return takesPart(actor, countryCode) ? (await conversionOf(reader, guest, now)).minutesLeft : 0
  const { conversionChatEnds } = await membershipOf(reader, guest.id)
  return isInConversionChat(conversionChatEnds, actor.id, now) ? begun.minutesLeft : 0
}

/** Returns the members of an offer that a chat would begin; none if it is impossible. */
export async function membersToBegin(
  reader: Reader,
  { guest, countryCode }: Omit<Pair, 'actor'>,
  now: number,
): Promise<readonly ActorId[]> {
  const isBegun = (await reader.get(conversionChats, guest.id)) !== undefined
  if (isBegun || !mayBegin(await conversionOf(reader, guest, now), now)) return []
  return (await willing(reader, countryCode)).map(({ id }) => id)
}

/** Begins the offer after a paid chat with a participating actor. Returns whether it did. */
export async function beginConversion(
  tx: Transaction,
  { guest, countryCode, actor }: Pair,
  members: readonly ActorId[],
  now: number,
): Promise<boolean> {
  if (!takesPart(actor, countryCode) || (await tx.get(conversionChats, guest.id)) !== undefined) return false
  const others = members.filter((id) => id !== actor.id).slice(0, CONVERSION_CHAT_ACTORS - 1)
  return (await enableConversion(tx, guest, [actor.id, ...others], now)) !== null
}

/** Takes minutes of the offer for a chat that began with it. */
export async function takeConversionMinutes(tx: Transaction, guestId: GuestId, minutes: number): Promise<void> {
  const record = await tx.get(conversionChats, guestId)
  if (record === undefined || minutes === 0) return
  await tx.put(conversionChats, { ...record, minutesLeft: Math.max(0, record.minutesLeft - minutes) })
}
