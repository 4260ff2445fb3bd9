import { parsed } from '@/adapters/server/base/http/parsed'
import { models } from '@/adapters/wire/actors/actor-queries'
import type { QueryCall } from '@/adapters/wire/base/query-call'
import { purchases } from '@/adapters/wire/guest/guest-queries'
import { servedPorts, type ServedOperation } from '@/adapters/server/base/served-port'
import { messageHistory, messengerContent } from '@/adapters/wire/messenger/messenger-queries'
import { notifications } from '@/adapters/wire/notifications/notification'
import type { GuestPorts } from '@/application/platform/guest-ports'

/** The caller. */
export interface QueryContext {
  readonly ports: GuestPorts
}

/** An operation whose variables are validated before its port is called. */
const requested =
  <V, R, O>(call: QueryCall<V, R>, answer: (ports: GuestPorts, variables: V) => Promise<O>) =>
  (args: object, { ports }: QueryContext) =>
    answer(ports, parsed(call.request, args))

/** An operation without variables. */
const plain =
  <O>(answer: (ports: GuestPorts) => Promise<O>) =>
  (_args: object, { ports }: QueryContext) =>
    answer(ports)

type Resolver = (args: object, context: QueryContext) => Promise<unknown>

/** The operations of ports by their fields. */
const ofPorts = (operations: readonly ServedOperation<'query'>[]): Readonly<Record<string, Resolver>> =>
  Object.fromEntries(operations.map(({ operation, call }) => [operation.name, requested(operation, call)]))

/** Every operation of the data-query endpoint, answered by the guest's own ports. */
export const resolvers = {
  models: requested(models, ({ actors }, query) => actors.list(query)),
  categories: plain(({ actors }) => actors.categories()),
  ...ofPorts(servedPorts('query')),
  vouchers: plain(async ({ guest }) =>
    (await guest.vouchers()).map((voucher) => ({
      ...voucher,
      actors: voucher.actors === 'all' ? null : voucher.actors,
    })),
  ),
  purchases: requested(purchases, ({ guest }, { first, after }) => guest.purchases(first, after)),
  channels: requested(messengerContent, ({ messenger }, query) => messenger.channels(query)),
  messages: requested(messageHistory, ({ messenger }, { channelId, first, before }) =>
    messenger.messages(channelId, first, before),
  ),
  unreadTotal: plain(({ messenger }) => messenger.unreadTotal()),
  notifications: requested(notifications, (ports, { first }) => ports.notifications.newest(first)),
}

const byField: ReadonlyMap<string, Resolver> = new Map<string, Resolver>(Object.entries(resolvers))

/** The resolver of a root field. */
export const resolverOf = (field: string): Resolver | undefined => byField.get(field)
