import type { PinnedPhoto } from '@/application/albums/gallery-gateway'
import { asId, type ActorId, type AlbumId } from '@/domain/ids'

/** A pinned picture of an album, by its id. */
export const photoWith = (pictureId: string): PinnedPhoto => ({
  pictureId,
  pinnedAt: 0,
  title: `Dusk ${pictureId}`,
  actor: { id: asId<ActorId>('4'), name: 'Mira' },
  albumId: asId<AlbumId>('7'),
  picture: { family: 3, variant: 'p0' },
  address: null,
  family: 3,
})
