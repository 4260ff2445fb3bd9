/**
 * Returns the total of unread messages after a channel was read, never below 0 (MSG-006, MSG-007).
 */
export const unreadAfterReading = (total: number, unreadInChannel: number): number =>
  Math.max(0, total - unreadInChannel)
