import type { ActorState } from './actor'

/** How a guest can reach an actor: free to chat, in a private chat, in a show for ticket holders, or away. */
export type Presence = 'live' | 'busy' | 'show' | 'away'

/** The one reading of an actor's state that every page shows: list, profile and lobby never contradict each other. */
export function presenceOf(state: Pick<ActorState, 'isOnline' | 'isBusy' | 'isCurrentlyTicketShow'>): Presence {
  if (!state.isOnline) return 'away'
  if (state.isCurrentlyTicketShow) return 'show'
  return state.isBusy ? 'busy' : 'live'
}
