import { guestAlbumKey, ownedAlbums, type AlbumRecord } from './album-records'
import { ageCheckOf } from '@/adapters/backend/access/age-checks'
import { authorize } from '@/adapters/backend/access/authorize'
import { actors } from '@/adapters/backend/actors/actor-records'
import type { Buyer } from '@/adapters/backend/content/buy-content'
import type { Reader } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'
import type { PictureHost } from '@/application/media/picture-host'
import { gateFor } from '@/domain/access/gates'
import type { Album, AlbumDetails } from '@/domain/albums/album'
import { shownPictures } from '@/domain/albums/shown-pictures'
import type { SessionId } from '@/domain/ids'
import type { ContentNeed } from '@/domain/media/video'
import { vxc } from '@/domain/money/money'

/** How long an album counts as new, ms. */
const NEW_FOR = 14 * 86_400_000

/** An album as this guest sees it in a list. */
export async function albumOf(reader: Reader, record: AlbumRecord, viewer: Buyer): Promise<Album> {
  const [actor, owned] = await Promise.all([
    reader.get(actors, record.actorId),
    reader.get(ownedAlbums, guestAlbumKey(viewer.guest.id, record.id)),
  ])
  if (actor === undefined) throw new BackendError('internal', { detail: `album ${record.id} has no actor` })
  return {
    id: record.id,
    title: record.texts[viewer.language].title,
    pictureCount: record.pictures.length,
    ageRating: record.ageRating,
    free: record.free,
    new: viewer.now - record.releasedAt < NEW_FOR,
    releasedAt: record.releasedAt,
    price: vxc(record.price),
    cover: record.cover,
    actor: {
      id: actor.id,
      name: actor.name,
      avatar: { family: actor.family, variant: 'a0' },
      isOnline: actor.state.isOnline,
    },
    bought: owned !== undefined,
  }
}

/** What this guest needs before they may see all of an album (MED-009, AUT-010). */
export async function needOf(
  reader: Reader,
  { ageRating, free }: AlbumRecord,
  { guest }: Buyer,
  { bought }: Album,
): Promise<ContentNeed | null> {
  const isForAdults = ageRating === 18
  const ageCheck = isForAdults ? await ageCheckOf(reader, guest.id) : null
  return gateFor(
    { needsLogin: isForAdults || !free, needsAgeCheck: isForAdults, needsAbo: false, needsPurchase: !free },
    {
      isLoggedIn: guest.email !== null,
      hasAvs: ageCheck?.avsStatus === 'accepted',
      hasAbo: false,
      hasBought: bought,
    },
  )
}

/** Who is shown an album, and who hosts its pictures for them. */
export interface AlbumViewer extends Buyer {
  readonly sessionId: SessionId
  readonly pictures: PictureHost
}

/** An album with the pictures that this guest may see: only these have an address. A guest who may not watch is shown none. */
export async function detailsOf(reader: Reader, record: AlbumRecord, viewer: AlbumViewer): Promise<AlbumDetails> {
  const album = await albumOf(reader, record, viewer)
  const need = await needOf(reader, record, viewer, album)
  const shown = authorize(viewer.guest, 'watch').ok ? shownPictures(record.pictures, record.previews, need) : []
  const addresses = await Promise.all(
    shown.map((assetId) => viewer.pictures.picture({ assetId, sessionId: viewer.sessionId })),
  )
  return {
    ...album,
    description: record.texts[viewer.language].description,
    need,
    pictures: addresses.map((address, index) => ({ position: index + 1, address })),
  }
}
