import { parsed } from '@/adapters/server/base/http/parsed'
import { models } from '@/adapters/wire/actors/actor-queries'
import type { QueryCall } from '@/adapters/wire/base/query-call'
import { purchases } from '@/adapters/wire/guest/guest-queries'
import { likeVideo, videoById, videos } from '@/adapters/wire/media/video-queries'
import { messageHistory, messengerContent } from '@/adapters/wire/messenger/messenger-queries'
import { notifications } from '@/adapters/wire/notifications/notification'
import type { GuestPorts } from '@/application/platform/platform'

/** Who asks. */
export interface QueryContext {
  readonly ports: GuestPorts
}

/** An operation whose variables are looked at before its port is asked. */
const asked =
  <V, R, O>(call: QueryCall<V, R>, answer: (ports: GuestPorts, variables: V) => Promise<O>) =>
  (args: object, { ports }: QueryContext) =>
    answer(ports, parsed(call.request, args))

/** An operation without variables. */
const plain =
  <O>(answer: (ports: GuestPorts) => Promise<O>) =>
  (_args: object, { ports }: QueryContext) =>
    answer(ports)

/** Every operation of the data-query endpoint, answered by the guest's own ports. */
export const resolvers = {
  models: asked(models, ({ actors }, query) => actors.list(query)),
  categories: plain(({ actors }) => actors.categories()),
  videos: asked(videos, (ports, query) => ports.videos.list(query)),
  video: asked(videoById, (ports, { id }) => ports.videos.byId(id)),
  likeVideo: asked(likeVideo, (ports, { id, liked }) => ports.videos.like(id, liked)),
  gifts: plain((ports) => ports.gifts.catalog()),
  boughtGifts: plain(async (ports) =>
    Object.entries(await ports.gifts.owned()).map(([giftId, quantity]) => ({ giftId, quantity })),
  ),
  vouchers: plain(async ({ guest }) =>
    (await guest.vouchers()).map((voucher) => ({
      ...voucher,
      actors: voucher.actors === 'all' ? null : voucher.actors,
    })),
  ),
  purchases: asked(purchases, ({ guest }, { first, after }) => guest.purchases(first, after)),
  channels: asked(messengerContent, ({ messenger }, query) => messenger.channels(query)),
  messages: asked(messageHistory, ({ messenger }, { channelId, first, before }) =>
    messenger.messages(channelId, first, before),
  ),
  unreadTotal: plain(({ messenger }) => messenger.unreadTotal()),
  notifications: asked(notifications, (ports, { first }) => ports.notifications.newest(first)),
}

type Resolver = (args: object, context: QueryContext) => Promise<unknown>

const byField: ReadonlyMap<string, Resolver> = new Map<string, Resolver>(Object.entries(resolvers))

/** The resolver of a root field. */
export const resolverOf = (field: string): Resolver | undefined => byField.get(field)
