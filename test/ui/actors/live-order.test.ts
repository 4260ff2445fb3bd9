import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ActorGateway } from '@/application/actors/actor-gateway'
import type { ActorState, ActorSummary } from '@/domain/actors/actor'
import { compareOrder, orderKey, type ActorSort } from '@/domain/actors/actor-order'
import { coinsOf } from '@/domain/actors/actor-rules'
import { isListed } from '@/domain/actors/live-filter'
import { asId, type ActorId } from '@/domain/ids'
import { vxc } from '@/domain/money/money'
import { LiveActors } from '@/ui/actors/live-actors'
import { LiveOrder, REFRESH, type ShownActors } from '@/ui/actors/live-order'
import { PagedList } from '@/ui/base/paged-list'
import { actorWith } from '#test/support/ui/actors'
import { FakeLive, portOf, settled } from '#test/support/ui/doubles'
import { TestClock } from '#test/support/world/test-clock'

const PAGE = 4
const id = (at: number) => asId<ActorId>(`a${String(at).padStart(2, '0')}`)

/** So many actors, the warmest recommended first; those who are named are live. */
const actors = (count: number, live: readonly number[]) =>
  Array.from({ length: count }, (_, at) =>
    actorWith({
      id: id(at),
      name: `N${at % 5}`,
      prices: {
        videoChat: null,
        voyeurChat: null,
        ticketShow: null,
        singleC2CChat: null,
        singleChat: vxc(5 + (at % 3)),
      },
      weights: { rank: 100 - at, rating: at % 4 },
      state: { isOnline: live.includes(at) },
    }),
  )

/** A list of the platform's actors, who change there; the page receives what is `sent`. */
async function setup(world: readonly ActorSummary[], shown: ShownActors) {
  const known = new Map(world.map((actor) => [actor.id, actor]))
  const line = new FakeLive()
  const live = new LiveActors(line, portOf<ActorGateway>({}))
  live.start()
  const clock = new TestClock(0)
  const answered = (): readonly ActorSummary[] =>
    [...known.values()]
      .filter((actor) => isListed(shown.filter, coinsOf(actor), actor.state))
      .map((actor) => ({ actor, key: orderKey(shown.sort, { ...actor, coins: coinsOf(actor) }) }))
      .toSorted((a, b) => compareOrder(a.key, b.key))
      .map(({ actor }) => actor)
  const requests = { count: 0, isDown: false }
  const page = async (offset: number, first: number) => {
    requests.count++
    if (requests.isDown) throw new Error('offline')
    const all = answered()
    const items = all.slice(offset, offset + first)
    live.upsert(items)
    return { items, total: all.length }
  }
  const list = new PagedList<ActorSummary>((offset) => page(offset, PAGE))
  const order = new LiveOrder(list, live, clock, PAGE, (_, first) => page(0, first))
  order.show(shown)
  await list.reload()
  order.settle(null)
  /** A change at the platform, which the page is sent where it watches the actor. */
  const change = (at: number, state: Partial<ActorState>, isSent = true): void => {
    const before = known.get(id(at))
    if (before === undefined) return
    known.set(before.id, { ...before, state: { ...before.state, ...state } })
    if (isSent) line.send({ type: 'actorState', id: before.id, state })
  }
  const ids = () => list.items.map((actor) => actor.id)
  return { line, list, live, order, clock, change, answered, ids, requests }
}

const RECOMMENDED: ShownActors = { filter: {}, sort: 'recommended' }
const ONLINE: ShownActors = { filter: { online: true }, sort: 'recommended' }

describe('a list of actors who come, go and change', () => {
  it('shows a change at once and moves nobody before it may', async () => {
    const { live, list, order, change, ids } = await setup(actors(3, [0, 1, 2]), RECOMMENDED)
    change(0, { isOnline: false })
    expect(list.items[0] && live.stateOf(list.items[0]).isOnline).toBe(false)
    expect(ids()).toEqual([id(0), id(1), id(2)])
    order.settle(null)
    expect(ids()).toEqual([id(1), id(2), id(0)])
    change(0, { isOnline: true })
    order.settle(null)
    expect(ids()).toEqual([id(0), id(1), id(2)])
  })

  it('loses who does not belong to it any more, and counts one less', async () => {
    const { list, order, change, ids } = await setup(actors(3, [0, 1, 2]), ONLINE)
    change(1, { isOnline: false })
    expect({ idCount: ids().length, total: list.total }).toEqual({ idCount: 3, total: 3 })
    order.settle(null)
    expect({ ids: ids(), total: list.total }).toEqual({ ids: [id(0), id(2)], total: 2 })
  })

  it('leaves the one in place that the guest points at, until they point at it no more', async () => {
    const { list, order, change, ids } = await setup(actors(4, [0, 1, 2, 3]), ONLINE)
    change(2, { isOnline: false })
    change(0, { isOnline: false })
    order.settle(id(2))
    expect({ ids: ids(), total: list.total }).toEqual({ ids: [id(1), id(3), id(2)], total: 3 })
    order.settle(null)
    expect({ ids: ids(), total: list.total }).toEqual({ ids: [id(1), id(3)], total: 2 })
  })

  it('shows who came, at most once in 20 seconds and only where anything changed', async () => {
    const { order, clock, change, ids, requests, live, list } = await setup(actors(4, [0, 2]), ONLINE)
    await clock.pass(REFRESH)
    order.settle(null)
    expect(requests.count).toBe(1)
    change(1, { isOnline: true }, false)
    change(2, { isBusy: true })
    order.settle(null)
    await settled()
    expect(requests.count).toBe(2)
    expect(ids()).toEqual([id(0), id(2)])
    order.settle(null)
    expect({ ids: ids(), total: list.total }).toEqual({ ids: [id(0), id(1), id(2)], total: 3 })
    change(0, { isBusy: true })
    order.settle(null)
    expect(requests.count).toBe(2)
    expect(list.items[0] && live.stateOf(list.items[0]).isBusy).toBe(true)
  })

  it('stays as it is where the request fails, and takes no answer that is older than what was loaded since', async () => {
    const { order, clock, change, ids, requests, list } = await setup(actors(9, [0, 1, 2, 3, 4, 5, 6, 7]), ONLINE)
    requests.isDown = true
    change(8, { isOnline: true }, false)
    change(1, { isBusy: true })
    await clock.pass(REFRESH)
    order.settle(null)
    await settled()
    order.settle(null)
    expect(ids()).toEqual([0, 1, 2, 3].map(id))
    requests.isDown = false
    change(1, { isBusy: false })
    await clock.pass(REFRESH)
    order.settle(null)
    await list.more()
    order.settle(null)
    expect(ids()).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map(id))
  })

  it('moves who falls behind what was loaded out of it: others come before them whom the page does not know', async () => {
    const { list, order, change, ids } = await setup(actors(9, [0, 1, 2, 3, 4, 5, 6, 7, 8]), RECOMMENDED)
    change(0, { isOnline: false })
    order.settle(null)
    expect({ ids: ids(), total: list.total, hasMore: list.hasMore }).toEqual({
      ids: [1, 2, 3].map(id),
      total: 9,
      hasMore: true,
    })
    await list.more()
    expect(ids()).toEqual([1, 2, 3, 4, 5, 6, 7].map(id))
  })

  it('is the list of the platform once it was requested again, after any changes, seen or not', async () => {
    const anyShown = fc.record({
      filter: fc.constantFrom({}, { online: true }, { freeChat: true }, { maxPrice: 6 }),
      sort: fc.constantFrom<ActorSort>('recommended', 'newest', 'priceUp', 'priceDown', 'topRated', 'name'),
    })
    const anyChange = fc.tuple(
      fc.nat(11),
      fc.record({ isOnline: fc.boolean(), freeChat: fc.boolean() }),
      fc.boolean(),
      fc.option(fc.nat(11)),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.subarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
        anyShown,
        fc.array(anyChange, { maxLength: 12 }),
        async (online, shown, changes) => {
          const { line, list, order, clock, change, answered, ids } = await setup(actors(12, online), shown)
          for (const [at, state, isSent, held] of changes) {
            change(at, state, isSent)
            order.settle(held === null ? null : id(held))
          }
          line.send({ type: 'actorsOnline', count: 3 })
          await clock.pass(REFRESH)
          order.settle(null)
          await settled()
          order.settle(null)
          const now = answered()
          expect(ids()).toEqual(now.slice(0, ids().length).map((actor) => actor.id))
          expect(ids().length).toBeGreaterThanOrEqual(Math.min(PAGE, now.length))
          expect(list.total).toBe(now.length)
        },
      ),
      { numRuns: 150 },
    )
  })
})
