import type { Binding } from '#test/support/bindings/binding'
import { albums, type AlbumRecord } from '@/adapters/backend/albums/album-records'

/** An album of the world as a test needs it. */
export async function galleryLike({ environment }: Binding, index: number, change: Partial<AlbumRecord> = {}) {
  const { store } = environment.backend
  const record = (await store.find(albums, 'newest', { prefix: [], limit: index + 1 }))[index]
  if (record === undefined) throw new Error('no album')
  const changed = { ...record, ageRating: 16 as const, free: true, price: 0, ...change }
  await store.transaction((tx) => tx.put(albums, changed))
  return changed
}
