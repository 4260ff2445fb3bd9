import { albums } from './album-records'
import { albumOf, type AlbumViewer } from './album-view'
import { galleryPins, pinKey } from './gallery-records'
import { visiblePicture } from './picture-access'
import { loginRefusal } from '@/adapters/backend/access/authorize'
import { actors } from '@/adapters/backend/actors/actor-records'
import type { Buyer } from '@/adapters/backend/content/buy-content'
import type { Reader, Transaction } from '@/adapters/stores/store'
import type { PinnedPhoto, PinResult } from '@/application/albums/gallery-gateway'
import { MAX_PAGE_SIZE } from '@/application/paging/page'
import type { PinTarget } from '@/domain/albums/pins'
import { asId, type ActorId, type AlbumId } from '@/domain/ids'

/** The most pins of a kind: one page of them can be read. */
export const MAX_PINS = MAX_PAGE_SIZE

async function isThere(reader: Reader, { kind, id }: PinTarget, viewer: Buyer): Promise<boolean> {
  if (kind === 'picture') return (await visiblePicture(reader, id, viewer)) !== null
  if (kind === 'sedcards') return (await reader.get(actors, asId<ActorId>(id))) !== undefined
  const record = await reader.get(albums, asId<AlbumId>(id))
  return record !== undefined && (await albumOf(reader, record, viewer)) !== null
}

/**
 * Pins or unpins; sets a state, so that the same request twice changes nothing (MED-010 to
 * MED-012).
 */
export async function setPin(tx: Transaction, target: PinTarget, pinned: boolean, viewer: Buyer): Promise<PinResult> {
  const { kind, id } = target
  const refusal = loginRefusal(viewer.guest, 'pin')
  if (refusal !== null) return { ok: false, reason: refusal }
  const key = pinKey(viewer.guest.id, kind, id)
  if (!pinned) {
    // Content that is gone, or no longer shown to the guest, can still be unpinned.
    await tx.delete(galleryPins, key)
    return { ok: true }
  }
  if (!(await isThere(tx, target, viewer))) return { ok: false, reason: 'not-found' }
  if ((await tx.get(galleryPins, key)) !== undefined) return { ok: true }
  if ((await tx.count(galleryPins, 'newest', [viewer.guest.id, kind])) >= MAX_PINS)
    return { ok: false, reason: 'too-many' }
  await tx.put(galleryPins, { guestId: viewer.guest.id, kind, id, at: viewer.now })
  return { ok: true }
}

/** The pinned pictures that the guest may see now, the newest first (MED-064). */
export async function pinnedPhotosOf(reader: Reader, viewer: AlbumViewer): Promise<readonly PinnedPhoto[]> {
  const pins = await reader.find(galleryPins, 'newest', { prefix: [viewer.guest.id, 'picture'], limit: MAX_PINS })
  const photos = await Promise.all(
    pins.map(async ({ id: pictureId, at: pinnedAt }): Promise<PinnedPhoto | null> => {
      const seen = await visiblePicture(reader, pictureId, viewer)
      if (seen === null) return null
      if (seen.of === 'sedcards') {
        const { actor, picture } = seen
        return {
          pictureId,
          pinnedAt,
          title: actor.name,
          actor,
          albumId: null,
          picture,
          address: null,
          family: picture.family,
        }
      }
      const { album, assetId } = seen
      const { id, name } = album.actor
      const address = await viewer.pictures.picture({ assetId, sessionId: viewer.sessionId })
      return {
        pictureId,
        pinnedAt,
        title: album.title,
        actor: { id, name },
        albumId: album.id,
        picture: null,
        address,
        family: album.cover.family,
      }
    }),
  )
  return photos.filter((photo) => photo !== null)
}
