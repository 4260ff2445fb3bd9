import type { ActorId } from '@/domain/ids'
import type { ActorState, ActorWeights } from './actor'
import { coinsNow } from './price-now'

/** The orders of a list of actors; those who are live come first in each (ACT-052). */
export type ActorSort = 'recommended' | 'newest' | 'priceUp' | 'priceDown' | 'topRated' | 'name'

/** What the place of an actor in a list follows from. */
export interface Sortable {
  readonly id: ActorId
  readonly name: string
  /** Epoch ms. */
  readonly registeredSince: number
  /** Price of a minute of a private chat, whole coins. */
  readonly coins: number
  readonly weights: ActorWeights
  readonly state: Pick<ActorState, 'isOnline' | 'freeChat'>
}

/** Compared part by part: numbers rise, texts are compared by their code units. */
export type OrderKey = readonly (number | string)[]

/**
 * The place of an actor in a list of this order. The platform's indexes and the pages that show a list use this one rule, so that a
 * page sorts as the platform would answer. The id makes each place unique.
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

/** Negative: `a` comes first. Keys of one order only: they have parts of the same kinds. */
export function compareOrder(a: OrderKey, b: OrderKey): number {
  for (const [at, part] of a.entries()) {
    const other = b[at] ?? 0
    if (part !== other) return part < other ? -1 : 1
  }
  return 0
}
