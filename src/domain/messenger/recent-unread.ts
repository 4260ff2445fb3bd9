import type { Channel } from './channel'
import { isShown } from './channel-filter'
import { orderChannels } from './channel-order'

/**
 * Maximum conversations in the navbar, which offers a glance; the messenger shows the full list
 * (MSG-012).
 */
export const NAVBAR_UNREAD_CHANNELS = 5

type Listed = Pick<Channel, 'id' | 'messageTimestamp' | 'archived' | 'blocked' | 'unread' | 'isActorOnline'>

/**
 * Returns the conversations with something unread for the navbar: newest message first, never an
 * archived or blocked one, since the guest has put those out of sight (MSG-012).
 */
export const recentUnread = <T extends Listed>(channels: readonly T[]): readonly T[] =>
  orderChannels(
    channels.filter((channel) => isShown(channel, 'unread')),
    { order: 'newest', selected: null },
  ).slice(0, NAVBAR_UNREAD_CHANNELS)
