import type { World } from './generate-world'
import type { MemoryStore } from '@/adapters/stores/memory-store'
import type { Collection, Reader, Transaction } from '@/adapters/stores/store'

/**
 * Records of one collection that a feature adds to the sample world; they follow from the world.
 */
export interface Seed {
  /** The name of the collection. */
  readonly collection: string
  readonly generate: (world: World) => readonly unknown[]
  readonly fill: (store: Pick<MemoryStore, 'seed'>, world: World) => void
  readonly isStored: (reader: Reader) => Promise<boolean>
  readonly store: (tx: Transaction, world: World) => Promise<void>
}

/** `index`: one in which every record has an entry. */
export const seedOf = <T>(
  collection: Collection<T>,
  index: string,
  generate: (world: World) => readonly T[],
): Seed => ({
  collection: collection.name,
  generate,
  fill: (store, world) => store.seed(collection, generate(world)),
  isStored: async (reader) => (await reader.find(collection, index, { prefix: [], limit: 1 })).length > 0,
  store: async (tx, world) => {
    for (const record of generate(world)) await tx.put(collection, record)
  },
})
