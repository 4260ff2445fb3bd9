import type { ActorState } from './actor'
import { coinsNow } from './price-now'

/**
 * The filters of a list that depend on an actor's live state; all other filters stay valid while
 * the list is shown.
 */
export interface LiveFilter {
  readonly online?: boolean
  readonly freeChat?: boolean
  readonly voyeur?: boolean
  readonly videoCall?: boolean
  readonly preview?: boolean
  /** Maximum price per minute now, in whole coins; free chat costs nothing. */
  readonly maxPrice?: number
}

/**
 * Whether the list contains an actor in this state, whose private chat costs `coins` per minute
 * (ACT-033, ACT-052).
 */
export const isListed = (filter: LiveFilter, coins: number, state: ActorState): boolean =>
  (filter.online === undefined || state.isOnline === filter.online) &&
  (filter.freeChat !== true || (state.isOnline && state.freeChat)) &&
  (filter.voyeur !== true || (state.isOnline && state.isVoyeurChatAvailable)) &&
  (filter.videoCall !== true || (state.isOnline && state.isOnlineMobileVideocall)) &&
  (filter.preview !== true || (state.isOnline && state.isLivePreviewEnabled)) &&
  (filter.maxPrice === undefined || coinsNow(coins, state) <= filter.maxPrice)
