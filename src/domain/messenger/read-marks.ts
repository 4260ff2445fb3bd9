import type { MessageId } from '@/domain/ids'
import type { Message } from './message'

/**
 * The first message the guest had not read when they opened the conversation: the line of what is new is above it. `null` where all was
 * read. Of messages that are not loaded yet nothing is known; then it is the oldest of the actor that is.
 */
export function firstUnread(messages: readonly Message[], unreadCount: number): MessageId | null {
  if (unreadCount <= 0) return null
  const received = messages.filter(({ sender }) => sender === 'actor')
  return received.at(-Math.min(unreadCount, received.length))?.id ?? null
}

/**
 * The message that is marked as delivered: the newest, where it is the guest's own. The platform has stored it, and knows
 * no more: no update reports whether an actor has looked at it. An answer below needs no mark.
 */
export function lastDelivered(messages: readonly Message[]): MessageId | null {
  const newest = messages.at(-1)
  return newest?.sender === 'guest' ? newest.id : null
}
