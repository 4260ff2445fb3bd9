import { asId, type ActorId, type ChannelId, type GuestId, type MessageId } from '@/domain/ids'
import type { Channel } from '@/domain/messenger/channel'

/** A conversation; a test names the fields it needs. */
export function channelWith(change: Partial<Channel> = {}): Channel {
  return {
    id: asId<ChannelId>('c1'),
    actorId: asId<ActorId>('1'),
    guestId: asId<GuestId>('g1'),
    unread: true,
    unreadCount: 2,
    archived: false,
    blocked: false,
    isActorOnline: true,
    lastMessageId: asId<MessageId>('c1.1'),
    subject: '',
    subjectKind: 'text',
    messageTimestamp: 0,
    lastViewedTimestamp: 0,
    multiChatPrice: null,
    canVoyeurChat: false,
    isVoyeurInSingleChatAllowed: false,
    isDildocontrolAvailable: false,
    freeMessagesAmount: 0,
    messagePrice: 3,
    isMessagingFree: false,
    freeChat: false,
    preview: { family: 1, variant: 'a0' },
    actorName: 'Mira',
    actorAge: 31,
    emailNotifications: false,
    smsNotifications: false,
    ...change,
  }
}
