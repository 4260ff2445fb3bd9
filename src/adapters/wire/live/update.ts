import * as z from 'zod/mini'
import { sessionUpdates } from './session-updates'
import { actorUpdates } from '@/adapters/wire/actors/actor-updates'
import type { Wire } from '@/adapters/wire/base/scalars'
import type { UpdateSchemas } from '@/adapters/wire/base/update'
import { chatUpdates } from '@/adapters/wire/chat/chat-updates'
import { feedUpdates } from '@/adapters/wire/feed/feed-updates'
import { giftUpdates } from '@/adapters/wire/gifts/gift-updates'
import { guestUpdates } from '@/adapters/wire/guest/guest-updates'
import { messengerUpdates } from '@/adapters/wire/messenger/messenger-updates'
import { notificationUpdates } from '@/adapters/wire/notifications/notification-updates'
import { voucherUpdates } from '@/adapters/wire/vouchers/voucher-updates'
import type { SessionBegun } from '@/domain/session/updates'
import type { SharedUpdate, UpdatesByFeature } from '@/domain/assembly/live-update'

/** The updates of every feature on the wire; a feature that is forgotten here does not compile. */
const byFeature: {
  readonly [F in keyof UpdatesByFeature]: UpdateSchemas<Exclude<UpdatesByFeature[F], SessionBegun>>
} = {
  live: sessionUpdates,
  guest: guestUpdates,
  vouchers: voucherUpdates,
  gifts: giftUpdates,
  actors: actorUpdates,
  chat: chatUpdates,
  messenger: messengerUpdates,
  notifications: notificationUpdates,
  feed: feedUpdates,
}

type Choices = Parameters<typeof z.discriminatedUnion>[1]

/** Everything the platform publishes to a guest. */
export const liveUpdate = z.discriminatedUnion(
  'type',
  Object.values<Readonly<Record<string, Wire<unknown>>>>(byFeature).flatMap((schemas) =>
    Object.values(schemas),
  ) as unknown as Choices,
) as unknown as Wire<SharedUpdate>
