import type { ActorState } from './actor'
import { coinsNow } from './price-now'

/** The parts of a list's filter that an actor passes or not by the minute; the others stay true while a list is shown. */
export interface LiveFilter {
  readonly online?: boolean
  readonly freeChat?: boolean
  readonly voyeur?: boolean
  readonly videoCall?: boolean
  readonly preview?: boolean
  /** The maximum a minute may cost now, whole coins; free chat costs nothing. */
  readonly maxPrice?: number
}

/** Whether an actor whose private chat costs so many coins a minute belongs to the list in this state (ACT-033, ACT-052). */
export const isListed = (filter: LiveFilter, coins: number, state: ActorState): boolean =>
  (filter.online === undefined || state.isOnline === filter.online) &&
  (filter.freeChat !== true || (state.isOnline && state.freeChat)) &&
  (filter.voyeur !== true || (state.isOnline && state.isVoyeurChatAvailable)) &&
  (filter.videoCall !== true || (state.isOnline && state.isOnlineMobileVideocall)) &&
  (filter.preview !== true || (state.isOnline && state.isLivePreviewEnabled)) &&
  (filter.maxPrice === undefined || coinsNow(coins, state) <= filter.maxPrice)
