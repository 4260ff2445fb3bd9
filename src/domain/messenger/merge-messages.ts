import type { Message } from './message'

/**
 * Merges messages from history, live updates and this page's own sending into one conversation:
 * each once, oldest first. Ids of one channel sort in the order of sending, so a repeated or late
 * message is placed correctly.
 */
export function mergeMessages(known: readonly Message[], newer: readonly Message[]): readonly Message[] {
  const byId = new Map([...known, ...newer].map((message) => [message.id, message]))
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)))
}
