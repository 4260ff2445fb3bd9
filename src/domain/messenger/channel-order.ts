import type { ActorId, ChannelId } from '@/domain/ids'
import type { Channel, ChannelFilter, ChannelOrder } from './channel'

type Sortable = Pick<Channel, 'id' | 'messageTimestamp' | 'unread'>

/** Returns the order of a filtered list: in unread mode unread channels come first (MSG-014). */
export const orderOf = (filter: ChannelFilter): ChannelOrder => (filter === 'unread' ? 'unread-first' : 'newest')

/**
 * Sorts the channel list: the selected one first, with `unread-first` unread before read, then the
 * newest message, then the id, so that the order is total (MSG-013 to MSG-015).
 */
export function orderChannels<T extends Sortable>(
  channels: readonly T[],
  view: { readonly order: ChannelOrder; readonly selected: ChannelId | null },
): readonly T[] {
  const rank = (channel: T): number => {
    if (channel.id === view.selected) return 0
    return view.order === 'unread-first' && !channel.unread ? 2 : 1
  }
  return [...channels].sort(
    (a, b) => rank(a) - rank(b) || b.messageTimestamp - a.messageTimestamp || (a.id < b.id ? -1 : Number(a.id > b.id)),
  )
}

/**
 * Returns what to do after a channel was archived: the selected one is selected again by its actor
 * (MSG-009, MSG-010).
 */
export function afterArchiving(
  archived: Pick<Channel, 'id' | 'actorId'>,
  selected: ChannelId | null,
): { readonly kind: 'remove' } | { readonly kind: 'reselect'; readonly actorId: ActorId } {
  return archived.id === selected ? { kind: 'reselect', actorId: archived.actorId } : { kind: 'remove' }
}

/** Number of actors the messenger recommends (MSG-018). */
export const MESSENGER_RECOMMENDATIONS = 9
