import { blockChannel, getChannel, getChannelWithActor, getRecommendations } from './messenger-calls'
import {
  messageHistory,
  messagesAfter,
  messagesAround,
  messengerContent,
  messengerSearch,
  unreadTotal,
} from './messenger-queries'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { MessengerGateway } from '@/application/messenger/messenger-gateway'

type Bound = Omit<MessengerGateway, 'send' | 'markRead' | 'archive'>

const bound = bindingOf<Bound>()

/** Conversations on the wire. `send`, `markRead` and `archive` are commands, whose refusals are read by the client. */
export const messengerPort: PortBinding<Bound> = {
  channels: bound('channels', messengerContent),
  channel: bound('channel', getChannel, { fields: ['channelId'], answer: 'channel' }),
  channelWithActor: bound('channelWithActor', getChannelWithActor, { fields: ['actorId'], answer: 'channel' }),
  messages: bound('messages', messageHistory, { fields: ['channelId', 'first', 'before'] }),
  messagesAround: bound('messagesAround', messagesAround, { fields: ['channelId', 'messageId', 'first'] }),
  messagesAfter: bound('messagesAfter', messagesAfter, { fields: ['channelId', 'first', 'after'] }),
  search: bound('search', messengerSearch),
  unreadTotal: bound('unreadTotal', unreadTotal),
  block: bound('block', blockChannel, { fields: ['channelId', 'blocked'] }),
  recommendations: bound('recommendations', getRecommendations, {
    request: ({ currentActorId, ...rest }) => ({ ...rest, ...(currentActorId === null ? {} : { currentActorId }) }),
    args: ({ currentActorId = null, ...rest }) => [{ ...rest, currentActorId }],
    answer: 'actors',
  }),
}
