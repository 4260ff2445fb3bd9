import { sessionUpdates } from './session-updates'
import type { Wire } from '@/adapters/wire/base/scalars'
import type { UpdateSchemas } from '@/adapters/wire/base/update'
import type { SharedUpdate, UpdatesByFeature } from '@/domain/assembly/live-update'

// The schemas of updates as a client loads them: those of a feature with its first update. To make them all costs a phone
// more time than to render a part of the page.

type Feature = Exclude<keyof UpdatesByFeature, 'live'>
type FeatureType = UpdatesByFeature[Feature]['type']

const LOAD: { readonly [F in Feature]: () => Promise<UpdateSchemas<UpdatesByFeature[F]>> } = {
  guest: async () => (await import('@/adapters/wire/guest/guest-updates')).guestUpdates,
  vouchers: async () => (await import('@/adapters/wire/vouchers/voucher-updates')).voucherUpdates,
  gifts: async () => (await import('@/adapters/wire/gifts/gift-updates')).giftUpdates,
  actors: async () => (await import('@/adapters/wire/actors/actor-updates')).actorUpdates,
  chat: async () => (await import('@/adapters/wire/chat/chat-updates')).chatUpdates,
  messenger: async () => (await import('@/adapters/wire/messenger/messenger-updates')).messengerUpdates,
  notifications: async () => (await import('@/adapters/wire/notifications/notification-updates')).notificationUpdates,
  feed: async () => (await import('@/adapters/wire/feed/feed-updates')).feedUpdates,
}

/** The feature of each type; one that is forgotten does not compile. */
const FEATURE: {
  readonly [T in FeatureType]: { [F in Feature]: T extends UpdatesByFeature[F]['type'] ? F : never }[Feature]
} = {
  balance: 'guest',
  oneClick: 'guest',
  avsSet: 'guest',
  avsRevoked: 'guest',
  avsPending: 'guest',
  avsRejected: 'guest',
  guestLocked: 'guest',
  vipSubscription: 'guest',
  tvSubscription: 'guest',
  voicecallStart: 'guest',
  voicecallStop: 'guest',
  emailVerified: 'guest',
  loyaltyPoints: 'guest',
  bonusCodeRedeemed: 'guest',
  passwordChanged: 'guest',
  pageReload: 'guest',
  vouchers: 'vouchers',
  giftsOwned: 'gifts',
  actorOnline: 'actors',
  actorState: 'actors',
  freeShowStart: 'actors',
  freeShowStop: 'actors',
  actorCurrent: 'actors',
  actorsOnline: 'actors',
  chatStarted: 'chat',
  chatTick: 'chat',
  chatOnlookers: 'chat',
  roomLine: 'chat',
  tipGoal: 'chat',
  toyControl: 'chat',
  chatEnd: 'chat',
  message: 'messenger',
  messageChanged: 'messenger',
  messageRead: 'messenger',
  typing: 'messenger',
  channelArchived: 'messenger',
  notifications: 'notifications',
  feedPostPublished: 'feed',
  feedPostChanged: 'feed',
}

const schemas = new Map<string, Wire<SharedUpdate>>(Object.entries(sessionUpdates))
const features = new Map<string, Feature>(Object.entries(FEATURE))

/**
 * The schema of an update by its type, `undefined` where there is no such update. A promise where it has to be loaded
 * first; it rejects where it could not be.
 */
export function updateSchema(type: string): Wire<SharedUpdate> | undefined | Promise<Wire<SharedUpdate> | undefined> {
  const feature = features.get(type)
  const known = schemas.get(type)
  if (known !== undefined || feature === undefined) return known
  return LOAD[feature]().then((loaded) => {
    for (const [name, schema] of Object.entries<Wire<SharedUpdate>>(loaded)) schemas.set(name, schema)
    return schemas.get(type)
  })
}
