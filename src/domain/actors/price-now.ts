import type { ActorState } from './actor'

/** What a minute costs now, in whole coins: nothing while an actor talks for free, the price of a private chat otherwise. */
export const coinsNow = (single: number, state: Pick<ActorState, 'isOnline' | 'freeChat'>): number =>
  state.isOnline && state.freeChat ? 0 : single
