import type { Channel, ChannelFilter } from '@/domain/messenger/channel'

/** Which lines a filter shows: archived and blocked ones only where they are asked for (MSG-005). */
export function isShown(channel: Channel, filter: ChannelFilter): boolean {
  if (filter === 'archived') return channel.archived
  if (filter === 'blocked') return channel.blocked
  if (channel.archived || channel.blocked) return false
  if (filter === 'unread') return channel.unread
  return filter === 'newest' || channel.isActorOnline
}
