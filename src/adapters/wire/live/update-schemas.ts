import { sessionUpdates } from './session-updates'
import { actorUpdates } from '@/adapters/wire/actors/actor-updates'
import type { Wire } from '@/adapters/wire/base/scalars'
import type { UpdateSchemas } from '@/adapters/wire/base/update'
import { giftUpdates } from '@/adapters/wire/gifts/gift-updates'
import { guestUpdates } from '@/adapters/wire/guest/guest-updates'
import { voucherUpdates } from '@/adapters/wire/vouchers/voucher-updates'
import type { SharedUpdate, UpdatesByFeature } from '@/domain/live-update'

// The schemas of updates as a client loads them: what a first visit may receive at once, and the others with the first
// update of their feature. To make them all costs a phone more time than to render a part of the page.

type LoadedLater = 'chat' | 'messenger' | 'notifications' | 'feed'
type LaterType = UpdatesByFeature[LoadedLater]['type']
type TypeAtOnce = Exclude<SharedUpdate['type'], LaterType>

const AT_ONCE: { readonly [T in TypeAtOnce]: Wire<Extract<SharedUpdate, { readonly type: T }>> } = {
  ...sessionUpdates,
  ...guestUpdates,
  ...voucherUpdates,
  ...giftUpdates,
  ...actorUpdates,
}

const LATER: { readonly [F in LoadedLater]: () => Promise<UpdateSchemas<UpdatesByFeature[F]>> } = {
  chat: async () => (await import('@/adapters/wire/chat/chat-updates')).chatUpdates,
  messenger: async () => (await import('@/adapters/wire/messenger/messenger-updates')).messengerUpdates,
  notifications: async () => (await import('@/adapters/wire/notifications/notification-updates')).notificationUpdates,
  feed: async () => (await import('@/adapters/wire/feed/feed-updates')).feedUpdates,
}

/** The feature of each type that is loaded later; one that is forgotten does not compile. */
const FEATURE: {
  readonly [T in LaterType]: { [F in LoadedLater]: T extends UpdatesByFeature[F]['type'] ? F : never }[LoadedLater]
} = {
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
  notification: 'notifications',
  feedPostPublished: 'feed',
  feedPostChanged: 'feed',
}

const schemas = new Map<string, Wire<SharedUpdate>>(Object.entries(AT_ONCE))
const features = new Map<string, LoadedLater>(Object.entries(FEATURE))

/**
 * The schema of an update by its type, `undefined` where there is no such update. A promise where it has to be loaded
 * first; it rejects where it could not be.
 */
export function updateSchema(type: string): Wire<SharedUpdate> | undefined | Promise<Wire<SharedUpdate> | undefined> {
  const feature = features.get(type)
  const known = schemas.get(type)
  if (known !== undefined || feature === undefined) return known
  return LATER[feature]().then((loaded) => {
    for (const [name, schema] of Object.entries<Wire<SharedUpdate>>(loaded)) schemas.set(name, schema)
    return schemas.get(type)
  })
}
