import type { MessageId } from '@/domain/ids'
import type { Message } from './message'

/**
 * Returns the first message that was unread when the guest opened the conversation; the line above
 * it marks what is new. Returns `null` when all was read. When that message is not loaded yet,
 * returns the actor's oldest loaded one.
 */
export function firstUnread(messages: readonly Message[], unreadCount: number): MessageId | null {
  if (unreadCount <= 0) return null
  const received = messages.filter(({ sender }) => sender === 'actor')
  return received.at(-Math.min(unreadCount, received.length))?.id ?? null
}

/**
 * Returns the message to mark as delivered: the newest, if it is the guest's own. The platform only
 * knows that it has stored it: no update reports whether an actor has read it. A message that was
 * answered needs no mark.
 */
export function lastDelivered(messages: readonly Message[]): MessageId | null {
  const newest = messages.at(-1)
  return newest?.sender === 'guest' ? newest.id : null
}
