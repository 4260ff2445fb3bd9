import type { ChannelRecord } from './messenger-records'
import { actors } from '@/adapters/backend/actors/actor-records'
import { ShownPictures } from '@/adapters/backend/actors/shown-pictures'
import { countersOf } from '@/adapters/backend/access/guest-counters'
import { channelsOf } from '@/adapters/backend/notifications/choice-records'
import { vouchers } from '@/adapters/backend/vouchers/voucher-records'
import type { Reader } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'
import type { ActorId, GuestId } from '@/domain/ids'
import { availableAmount } from '@/domain/vouchers/spend'
import { voucherTypes } from '@/domain/vouchers/voucher'
import type { Channel } from '@/domain/messenger/channel'

/** How many messages to an actor cost a guest nothing. */
type FreeMessages = (actorId: ActorId) => number

/** Returns how many messages a guest may write for nothing: to anybody, and those that vouchers pay. */
export async function freeMessagesOf(reader: Reader, guestId: GuestId, now: number): Promise<FreeMessages> {
  const [{ freeMessages }, owned] = await Promise.all([
    countersOf(reader, guestId),
    reader.find(vouchers, 'byGuest', { prefix: [guestId] }),
  ])
  return (actorId) => freeMessages + availableAmount(owned, { type: voucherTypes.messages, actorId, now })
}

/**
 * Returns a channel as its guest sees it: the record with the present offers of its actor (MSG-002
 * to MSG-004).
 */
export async function channelOf(reader: Reader, record: ChannelRecord, free: FreeMessages): Promise<Channel> {
  const actor = await reader.get(actors, record.actorId)
  if (actor === undefined) throw new BackendError('internal', { detail: `channel ${record.id} has no actor` })
  const { state, prices } = actor
  const notices = await channelsOf(reader, record.guestId, record.actorId)
  return {
    id: record.id,
    actorId: record.actorId,
    guestId: record.guestId,
    unread: record.unreadCount > 0,
    unreadCount: record.unreadCount,
    archived: record.archived,
    blocked: record.blocked,
    isActorOnline: state.isOnline,
    lastMessageId: record.lastMessageId,
    subject: record.subject,
    subjectKind: record.subjectKind,
    messageTimestamp: record.messageTimestamp,
    lastViewedTimestamp: record.lastViewedTimestamp,
    multiChatPrice: prices.voyeur,
    canVoyeurChat: state.isVoyeurChatAvailable,
    isVoyeurInSingleChatAllowed: state.isVoyeurInSingleChatAllowed,
    isDildocontrolAvailable: state.isOnline && actor.features.dildocontrol,
    freeMessagesAmount: free(actor.id),
    messagePrice: prices.message,
    isMessagingFree: prices.message === 0,
    freeChat: state.isOnline && state.freeChat,
    preview: await new ShownPictures(reader, record.guestId).avatar(actor),
    actorName: actor.name,
    actorAge: actor.age,
    emailNotifications: notices.includes('email'),
    smsNotifications: notices.includes('sms'),
  }
}
