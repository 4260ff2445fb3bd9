import { expect, it } from 'vitest'
import { bindMemory } from '#test/support/bindings/memory'
import { member } from '#test/support/bindings/accounts'
import type { Binding } from '#test/support/bindings/binding'
import { actors } from '@/adapters/backend/actors/actor-records'
import { nullJournal } from '@/adapters/stores/journal'
import { MemoryStore } from '@/adapters/stores/memory-store'
import type { Store } from '@/adapters/stores/store'

/** A store that counts how often it is read outside of transactions. */
function counted(store: Store) {
  const reads = { count: 0 }
  const one = <R>(read: Promise<R>): Promise<R> => {
    reads.count += 1
    return read
  }
  const counting: Store = {
    get: (collection, key) => one(store.get(collection, key)),
    getMany: (collection, keys) => one(store.getMany(collection, keys)),
    find: (collection, index, range) => one(store.find(collection, index, range)),
    count: (collection, index, prefix) => one(store.count(collection, index, prefix)),
    select: (collection, selection) => one(store.select(collection, selection)),
    tally: (collection, family, condition) => one(store.tally(collection, family, condition)),
    match: (collection, query) => one(store.match(collection, query)),
    claim: (collection, index, range, change) => store.claim(collection, index, range, change),
    transaction: (work) => store.transaction(work),
  }
  return { reads, counting }
}

const idsOf = async ({ environment }: Binding) =>
  (await environment.backend.store.find(actors, 'recommended', { prefix: [] })).map(({ id }) => id)

it('a list of actors is read as a whole: a hundred places of a ranking are no more reads than one', async () => {
  const { reads, counting } = counted(new MemoryStore(nullJournal))
  const binding = await bindMemory({ actors: 120, videos: 40 }, counting)
  const { ports } = await member(binding)
  const first = (await ports.rankings.topCams({ type: 'top100', first: 12, offset: 0 })).items
  for (const { id } of first) await ports.actors.pin(id, true)
  // The first avatar that is rated has the proof of age looked up, once for a list: here it is in every list.
  for (const id of await idsOf(binding)) await binding.environment.setActor(id, { avatarRating: 18 })
  const lists: Readonly<Record<string, (part: number) => Promise<{ readonly length: number }>>> = {
    ranking: async (part) => (await ports.rankings.topCams({ type: 'top100', first: part, offset: 0 })).items,
    pinned: async (part) => (await ports.rankings.pinnedModels(part, 0)).items,
    favourites: async (part) => (await ports.actors.favorites(part, 0)).items,
    actors: async (part) => (await ports.actors.list({ filter: {}, sort: 'newest', first: part, offset: 0 })).items,
    presence: (part) => ports.presence.heatMaps(first.slice(0, part).map(({ id }) => id)),
  }
  for (const [name, list] of Object.entries(lists)) {
    const readsOf = async (part: number): Promise<number> => {
      const before = reads.count
      expect((await list(part)).length, name).toBeGreaterThan(part === 1 ? 0 : 10)
      return reads.count - before
    }
    const [one, many] = [await readsOf(1), await readsOf(100)]
    expect(many, name).toBe(one)
    expect(many, name).toBeLessThan(10)
  }
  await binding.dispose()
})
