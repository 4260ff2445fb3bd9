import type { ActorUpdate } from '@/domain/actors/updates'
import type { ChatUpdate } from '@/domain/chat/updates'
import type { FeedUpdate } from '@/domain/feed/updates'
import type { GiftUpdate } from '@/domain/gifts/updates'
import type { GuestUpdate } from '@/domain/guest/updates'
import type { SessionBegun, SessionUpdate } from '@/domain/session/updates'
import type { MessengerUpdate } from '@/domain/messenger/updates'
import type { NotificationUpdate } from '@/domain/notifications/updates'
import type { VoucherUpdate } from '@/domain/vouchers/updates'

/**
 * The updates of every feature, by its name: the only such list. Each feature owns the types of its
 * updates and their schemas; a feature without any on the wire does not compile
 * (`adapters/wire/live/update.ts`).
 */
export interface UpdatesByFeature {
  readonly live: SessionUpdate
  readonly guest: GuestUpdate
  readonly vouchers: VoucherUpdate
  readonly gifts: GiftUpdate
  readonly actors: ActorUpdate
  readonly chat: ChatUpdate
  readonly messenger: MessengerUpdate
  readonly notifications: NotificationUpdate
  readonly feed: FeedUpdate
}

/** Every update the platform publishes to a guest while the page is open. */
export type LiveUpdate = UpdatesByFeature[keyof UpdatesByFeature]

/** The name of an update. */
export type LiveUpdateType = LiveUpdate['type']

/** The update of a given type. */
export type UpdateOf<Type extends LiveUpdateType> = Extract<LiveUpdate, { readonly type: Type }>

/** An update that other pages may receive: the connection's report about itself is not shared. */
export type SharedUpdate = Exclude<LiveUpdate, SessionBegun>
