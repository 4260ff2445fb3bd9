import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareOrder, orderKey, type ActorSort, type Sortable } from '@/domain/actors/actor-order'
import { asId, type ActorId } from '@/domain/ids'

// Few values, so that many are equal in what they are sorted by.
const anyActor: fc.Arbitrary<Sortable> = fc.record({
  id: fc.integer({ min: 1, max: 9 }).map((id) => asId<ActorId>(String(id))),
  name: fc.constantFrom('Ann', 'ann', 'Ben'),
  registeredSince: fc.nat(3),
  coins: fc.nat(3),
  weights: fc.record({ rank: fc.nat(3), rating: fc.nat(3) }),
  state: fc.record({ isOnline: fc.boolean(), freeChat: fc.boolean() }),
})

const priceOf = ({ coins, state }: Sortable): number => (state.isOnline && state.freeChat ? 0 : coins)

/** For each order, the values of two actors that may not fall from the first to the second. */
const rising: Readonly<Record<ActorSort, (actor: Sortable) => number | string>> = {
  recommended: ({ weights }) => -weights.rank,
  newest: ({ registeredSince }) => -registeredSince,
  priceUp: priceOf,
  priceDown: (actor) => -priceOf(actor),
  topRated: ({ weights }) => -weights.rating,
  name: ({ name }) => name.toLowerCase(),
}
const sorts: readonly ActorSort[] = ['recommended', 'newest', 'priceUp', 'priceDown', 'topRated', 'name']

it('a list begins with the actors who are live, has each part in its order, and no two actors in one position', () => {
  fc.assert(
    fc.property(fc.constantFrom(...sorts), anyActor, anyActor, (sort, a, b) => {
      const compared = compareOrder(orderKey(sort, a), orderKey(sort, b))
      const [first, second] = compared <= 0 ? [a, b] : [b, a]
      expect(Number(first.state.isOnline)).toBeGreaterThanOrEqual(Number(second.state.isOnline))
      const isSamePart = first.state.isOnline === second.state.isOnline
      const [low, high] = [rising[sort](first), rising[sort](second)]
      expect(isSamePart && low > high).toBe(false)
      expect(compareOrder(orderKey(sort, b), orderKey(sort, a))).toBe(compared === 0 ? 0 : -compared)
      expect(compared === 0 && a.id !== b.id).toBe(false)
    }),
    { numRuns: 500 },
  )
})
