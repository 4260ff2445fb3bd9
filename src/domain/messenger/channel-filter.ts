import type { ChannelId } from '@/domain/ids'
import type { Channel, ChannelFilter } from './channel'

/**
 * Whether the list shows a conversation: the platform opens one for each room that a guest looks
 * into, and those would bury the conversations in which something was written.
 */
export function isBegun(
  channel: Pick<Channel, 'id' | 'lastMessageId' | 'archived' | 'blocked'>,
  { selected, hasDraft }: { readonly selected: ChannelId | null; readonly hasDraft: boolean },
): boolean {
  const { id, lastMessageId, archived, blocked } = channel
  return lastMessageId !== null || id === selected || hasDraft || archived || blocked
}

type Filtered = Pick<Channel, 'id' | 'archived' | 'blocked' | 'unread' | 'isActorOnline'>

/**
 * Whether a filter shows a conversation: archived and blocked ones only when they are requested
 * (MSG-005).
 */
export function isShown(channel: Filtered, filter: ChannelFilter): boolean {
  if (filter === 'archived') return channel.archived
  if (filter === 'blocked') return channel.blocked
  if (channel.archived || channel.blocked) return false
  if (filter === 'unread') return channel.unread
  return filter === 'newest' || channel.isActorOnline
}

/**
 * Whether a list that was loaded for a filter still shows a conversation after it changed. The
 * selected one does not disappear in front of the guest because it was read or because the actor
 * left; it does when the guest archives or blocks it.
 */
export function isStillShown(
  channel: Filtered,
  view: { readonly filter: ChannelFilter; readonly selected: ChannelId | null },
): boolean {
  if (isShown(channel, view.filter)) return true
  const changesByItself = view.filter === 'unread' || view.filter === 'online-only'
  return changesByItself && channel.id === view.selected && !channel.archived && !channel.blocked
}
