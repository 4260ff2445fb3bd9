import type { ActorId } from '@/domain/ids'
import type { ActorState, ActorWeights } from './actor'
import { coinsNow } from './price-now'

/** The sort orders of actor lists; each starts with the actors who are live (ACT-052). */
export type ActorSort = 'recommended' | 'newest' | 'priceUp' | 'priceDown' | 'topRated' | 'name'

/** The data that decides an actor's position in a list. */
export interface Sortable {
  readonly id: ActorId
  readonly name: string
  /** Epoch ms. */
  readonly registeredSince: number
  /** Price per minute of a private chat, in whole coins. */
  readonly coins: number
  readonly weights: ActorWeights
  readonly state: Pick<ActorState, 'isOnline' | 'freeChat'>
}

/** A sort key, compared part by part: numbers ascending, texts by code unit. */
export type OrderKey = readonly (number | string)[]

/**
 * Returns an actor's position in a list of this order. The platform's indexes and the pages that
 * show a list share this rule, so that both sort alike. The id makes each position unique.
 */
export function orderKey(sort: ActorSort, actor: Sortable): OrderKey {
  const presence = actor.state.isOnline ? 0 : 1
  const { id, weights } = actor
  const coins = coinsNow(actor.coins, actor.state)
  switch (sort) {
    case 'recommended':
      return [presence, -weights.rank, id]
    case 'newest':
      return [presence, -actor.registeredSince, id]
    case 'priceUp':
      return [presence, coins, -weights.rank, id]
    case 'priceDown':
      return [presence, -coins, -weights.rank, id]
    case 'topRated':
      return [presence, -weights.rating, -weights.rank, id]
    case 'name':
      return [presence, actor.name.toLowerCase(), id]
  }
}

/**
 * Compares two keys of the same order, whose parts have the same kinds; a negative result puts `a`
 * first.
 */
export function compareOrder(a: OrderKey, b: OrderKey): number {
  for (const [at, part] of a.entries()) {
    const other = b[at] ?? 0
    if (part !== other) return part < other ? -1 : 1
  }
  return 0
}
