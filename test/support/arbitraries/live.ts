import * as fc from 'fast-check'
import { anyVouchers, evening } from './vouchers'
import { asId, type ActorId, type ChannelId, type ChatId, type GuestId, type MessageId } from '@/domain/ids'
import type { SubmittedCommand } from '@/domain/assembly/live-command'
import type { GuestLiveState } from '@/domain/guest/guest-live-state'
import type { Identity } from '@/domain/live/session'
import type { LiveUpdate } from '@/domain/assembly/live-update'
import type { Message } from '@/domain/messenger/message'

const actorId = fc.constantFrom('a1', 'a2', 'a3').map((id) => asId<ActorId>(id))
const channelId = fc.constantFrom('c1', 'c2').map((id) => asId<ChannelId>(id))
const chatId = asId<ChatId>('chat-1')
const coins = fc.nat(10_000)
const on = fc.boolean()
const until = fc.option(fc.nat())

/** An anonymous guest on the connection. */
export const anonymous: Identity = { token: 'token-0', guestId: asId<GuestId>('g0'), isLoggedIn: false }

/** A guest with an account on the connection. */
export const member: Identity = { token: 'token-1', guestId: asId<GuestId>('g1'), isLoggedIn: true }

/** A message of an actor. */
export const messageOf = (id: string, channel = 'c1'): Message => ({
  id: asId<MessageId>(id),
  channelId: asId<ChannelId>(channel),
  clientId: `client-${id}`,
  sender: 'actor',
  type: 'text',
  text: 'Good evening',
  gifts: [],
  price: 0,
  quote: null,
  media: null,
  at: 0,
})

/** Every command a page can submit. */
export const anyCommand: fc.Arbitrary<SubmittedCommand> = fc.oneof(
  fc.record({
    type: fc.constant('sendMessage' as const),
    channelId,
    messageType: fc.constant('text' as const),
    senderType: fc.constant('guest' as const),
    isVideochat: on,
    isFreechat: on,
    data: fc.string(),
    includedGifts: fc.constant([]),
    chatId: fc.constant(null),
    agreedPrice: coins,
  }),
  fc.record({ type: fc.constant('loadChannels' as const), offset: fc.nat(), limit: fc.nat(50) }),
  fc.constant({ type: 'onlineChannels' as const }),
  fc.constant({ type: 'filterChannels' as const, filter: 'unread' as const }),
  fc.record({ type: fc.constant('archiveChannel' as const), channelId, status: fc.constant('archived' as const) }),
  fc.record({ type: fc.constantFrom('markChannelRead' as const, 'typing' as const), channelId }),
  fc.record({
    type: fc.constantFrom('toggleEmailNotification' as const, 'toggleSmsNotification' as const),
    actorId,
    enabled: on,
  }),
  fc.record({ type: fc.constant('oneClickCharge' as const), amount: coins, channelId: fc.constant(null) }),
  fc.constant({ type: 'markNotifications' as const, ids: [], as: 'seen' as const }),
  fc.record({
    type: fc.constantFrom('pinFavorite' as const, 'unpinFavorite' as const),
    subject: fc.constantFrom('actor' as const, 'album' as const, 'sedcardAlbum' as const, 'picture' as const),
    subjectId: fc.string(),
  }),
  fc.record({
    type: fc.constantFrom('removeStatusBar' as const, 'sendSignupEmail' as const, 'passwordChanged' as const),
  }),
  fc.record({ type: fc.constantFrom('chatHeartbeat' as const, 'chatStop' as const), chatId: fc.constant(chatId) }),
  fc.record({ type: fc.constant('chatMessage' as const), chatId: fc.constant(chatId), text: fc.string() }),
  fc.record({ type: fc.constant('viewing' as const), actorId: fc.option(actorId) }),
)

/** Every update about the guest. */
export const anyGuestUpdate: fc.Arbitrary<LiveUpdate> = fc.oneof(
  fc.record({ type: fc.constant('balance' as const), balance: coins }),
  fc.record({ type: fc.constant('oneClick' as const), means: fc.option(fc.constantFrom('•••• 4242', '•••• 0002')) }),
  anyVouchers(evening).map((vouchers) => ({ type: 'vouchers' as const, vouchers })),
  fc.record({ type: fc.constantFrom('avsSet' as const, 'avsRevoked' as const, 'avsPending' as const) }),
  fc.record({ type: fc.constant('avsRejected' as const), message: fc.string() }),
  fc.record({ type: fc.constantFrom('guestLocked' as const, 'emailVerified' as const, 'passwordChanged' as const) }),
  fc.record({ type: fc.constantFrom('vipSubscription' as const, 'tvSubscription' as const), active: on, until }),
  fc.record({
    type: fc.constantFrom('voicecallStart' as const, 'voicecallStop' as const),
    voicecallIdHash: fc.constantFrom('h1', 'h2'),
  }),
  fc.record({ type: fc.constant('loyaltyPoints' as const), points: coins }),
  fc.record({ type: fc.constant('giftsOwned' as const), gifts: fc.dictionary(fc.constantFrom('r1', 'r2'), fc.nat(9)) }),
)

/** Every update about another guest or subject. */
export const anyOtherUpdate: fc.Arbitrary<LiveUpdate> = fc.oneof(
  fc.record({
    type: fc.constantFrom('sessionAcknowledged' as const, 'sessionExpired' as const, 'pageReload' as const),
  }),
  fc.record({ type: fc.constant('actorOnline' as const), actorId, online: on }),
  fc.record({ type: fc.constantFrom('freeShowStart' as const, 'freeShowStop' as const), actorId }),
  fc.record({ type: fc.constant('actorsOnline' as const), count: fc.nat() }),
  fc.record({ type: fc.constantFrom('typing' as const, 'channelArchived' as const), channelId }),
  fc.record({
    type: fc.constant('message' as const),
    channelId,
    message: fc.constantFrom('m1', 'm2', 'm3').map((id) => messageOf(id)),
  }),
  fc.record({ type: fc.constant('bonusCodeRedeemed' as const), code: fc.string() }),
)

/** A guest about whom nothing is known yet. */
export const quietGuest: GuestLiveState = {
  balance: 0,
  oneClickMeans: null,
  vouchers: [],
  avsStatus: 'unknown',
  avsRejectMessage: null,
  isLocked: false,
  vip: { active: false, until: null },
  tv: { active: false, until: null },
  voicecall: { active: false, idHash: null },
  loyaltyPoints: 0,
  emailVerified: false,
  giftsOwned: {},
}
