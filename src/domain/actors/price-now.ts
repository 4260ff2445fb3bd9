import type { ActorState } from './actor'

/**
 * Returns the price per minute now, in whole coins: zero during free chat, otherwise the price of a
 * private chat.
 */
export const coinsNow = (single: number, state: Pick<ActorState, 'isOnline' | 'freeChat'>): number =>
  state.isOnline && state.freeChat ? 0 : single
