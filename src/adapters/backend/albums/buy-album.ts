import { albums, ownedAlbums } from './album-records'
import { albumOf, needOf } from './album-view'
import { soldCounter } from './sold-counter'
import type { ContentKind, ContentOffer } from '@/adapters/backend/content/buy-content'
import type { AlbumId } from '@/domain/ids'

/** An album as content that is bought for good (MED-051, MED-052). */
export const albumKind: ContentKind<AlbumId, ContentOffer> = {
  name: 'album',
  async offer(tx, id, buyer) {
    const record = await tx.get(albums, id)
    if (record === undefined) return undefined
    const album = await albumOf(tx, record, buyer)
    return {
      actorId: record.actorId,
      title: album.title,
      price: record.price,
      need: await needOf(tx, record, buyer, album),
      isOwned: album.bought || record.free,
    }
  },
  own: (tx, albumId, owner) => tx.put(ownedAlbums, { ...owner, albumId }),
  sold: soldCounter,
}
