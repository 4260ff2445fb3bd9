import { albums, ownedAlbums } from './album-records'
import { albumOf, needOf } from './album-view'
import { soldCounter } from './sold-counter'
import { actors } from '@/adapters/backend/actors/actor-records'
import type { ContentSale, ContentOffer } from '@/adapters/backend/content/buy-content'
import type { AlbumId } from '@/domain/ids'

/** Sells an album, which is then owned for good (MED-051, MED-052). */
export const albumSale: ContentSale<AlbumId, ContentOffer> = {
  name: 'album',
  voucher: 'photoAlbum',
  async offer(tx, id, buyer) {
    const record = await tx.get(albums, id)
    if (record === undefined) return undefined
    const album = await albumOf(tx, record, buyer)
    if (album === null) return undefined
    return {
      actorId: record.actorId,
      title: album.title,
      price: record.price,
      need: await needOf(tx, record, buyer, album),
      isOwned: album.bought || record.free,
    }
  },
  async own(tx, albumId, owner) {
    const record = await tx.get(albums, albumId)
    const actor = record === undefined ? undefined : await tx.get(actors, record.actorId)
    await tx.put(ownedAlbums, { ...owner, albumId, ...(actor === undefined ? {} : { actorName: actor.name }) })
  },
  sold: soldCounter,
}
