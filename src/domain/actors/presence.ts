import type { ActorState } from './actor'

/**
 * An actor's availability: free to chat, in a private chat, in a show for ticket holders, or away.
 */
export type Presence = 'live' | 'busy' | 'show' | 'away'

/**
 * Whether a guest may watch the private chat that an actor is in: the filter "voyeur" also lists
 * those who allow it and are free, with whom there is nothing to watch yet (CHA-039).
 */
export const canBeWatched = (
  state: Pick<ActorState, 'isOnline' | 'isBusy' | 'isVoyeurChatAvailable' | 'isVoyeurInSingleChatAllowed'>,
): boolean => state.isOnline && state.isBusy && state.isVoyeurChatAvailable && state.isVoyeurInSingleChatAllowed

/**
 * Derives the presence that every page shows, so that list, profile and lobby never contradict each
 * other.
 */
export function presenceOf(state: Pick<ActorState, 'isOnline' | 'isBusy' | 'isCurrentlyTicketShow'>): Presence {
  if (!state.isOnline) return 'away'
  if (state.isCurrentlyTicketShow) return 'show'
  return state.isBusy ? 'busy' : 'live'
}
