import type { Message } from './message'

/**
 * Merges messages from history, from live updates and from this page's own sending into one conversation: each once,
 * oldest first. Ids of one channel sort in the order of sending, so a message that came twice or late is placed
 * correctly.
 */
export function mergeMessages(known: readonly Message[], newer: readonly Message[]): readonly Message[] {
  const byId = new Map([...known, ...newer].map((message) => [message.id, message]))
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)))
}
