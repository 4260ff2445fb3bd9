import { albums } from './album-records'
import type { Counter } from '@/adapters/backend/kernel/counter-deltas'

/** Counts the sales of an album. */
export const soldCounter: Counter = {
  name: 'albumsSold',
  async add(tx, albumId, by) {
    const album = await tx.get(albums, albumId)
    if (album !== undefined) await tx.put(albums, { ...album, sold: album.sold + by })
  },
}
