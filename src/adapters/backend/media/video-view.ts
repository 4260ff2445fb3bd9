import { guestVideoKey, ownedVideos, videoLikes, videos, type VideoRecord } from './video-records'
import { actors } from '@/adapters/backend/actors/actor-records'
import { ShownPictures } from '@/adapters/backend/actors/shown-pictures'
import { ageCheckOf } from '@/adapters/backend/access/age-checks'
import { entitlementsOf } from '@/adapters/backend/entitlements/entitlement-records'
import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import { findFor, type Found } from '@/adapters/backend/content/visibilities'
import type { Reader } from '@/adapters/stores/store'
import type { Video, VideoDetails } from '@/domain/media/video'
import { isEntitled } from '@/domain/entitlements/entitlement'
import { gateFor } from '@/domain/media/gates'
import type { GuestId, VideoId } from '@/domain/ids'
import { vxc } from '@/domain/money/money'
import type { Language } from '@/domain/navigation/language'

/** Time for which a video counts as new, ms. */
export const NEW_FOR = 14 * 86_400_000

export interface Viewer {
  readonly guest: GuestRecord
  readonly language: Language
  readonly now: number
}

/** Returns a video for a guest; a hidden one only for its buyers. */
export const videoFor = (reader: Reader, id: VideoId, guestId: GuestId): Promise<Found<VideoRecord> | null> =>
  findFor(reader, videos, id, async () => (await reader.get(ownedVideos, guestVideoKey(guestId, id))) !== undefined)

/**
 * Returns a video as this guest sees it (MED-002 to MED-005). VIPs watch VIP videos without buying
 * them. `null`: its actor has left, and the guest does not own it, so that it is not offered any
 * more.
 */
export async function videoOf(reader: Reader, record: VideoRecord, viewer: Viewer): Promise<Video | null> {
  const key = guestVideoKey(viewer.guest.id, record.id)
  const [actor, owned, like, held] = await Promise.all([
    reader.get(actors, record.actorId),
    reader.get(ownedVideos, key),
    reader.get(videoLikes, key),
    // Only the club's videos depend on it.
    record.vip ? entitlementsOf(reader, viewer.guest.id) : [],
  ])
  if (actor === undefined && owned === undefined) return null
  const texts = record.texts[viewer.language]
  const shown = new ShownPictures(reader, viewer.guest.id)
  return {
    id: record.id,
    title: texts.title,
    duration: record.duration,
    ageRating: record.ageRating,
    vip: record.vip,
    isVip30Offer: record.isVip30Offer,
    free: record.free,
    new: viewer.now - record.releasedAt < NEW_FOR,
    camRecording: record.camRecording,
    classic: record.classic,
    releasedAt: record.releasedAt,
    price: vxc(record.price),
    basePrice: vxc(record.basePrice),
    cover: await shown.cover(record),
    likes: record.likes,
    tags: texts.tags,
    actor: {
      id: record.actorId,
      name: actor?.name ?? owned?.actorName ?? '',
      avatar: await shown.avatar(actor ?? record.cover),
      isOnline: actor?.state.isOnline ?? false,
    },
    guestInfo: {
      bought: owned !== undefined && !owned.gifted,
      gifted: owned?.gifted ?? false,
      flatrate: isEntitled(held, 'vip', viewer.now),
      liked: like !== undefined,
    },
    contestPlace: record.contestPlace,
  }
}

/**
 * Returns a video with the gate that blocks it (MED-009, AUT-010), without the frames, which are
 * granted to a session.
 */
export async function detailsOf(
  reader: Reader,
  record: VideoRecord,
  viewer: Viewer,
  isWithheld = false,
): Promise<Omit<VideoDetails, 'previewThumbnails'> | null> {
  const [video, ageCheck] = await Promise.all([
    videoOf(reader, record, viewer),
    record.ageRating === 18 ? ageCheckOf(reader, viewer.guest.id) : null,
  ])
  if (video === null) return null
  const { bought, gifted, flatrate } = video.guestInfo
  return {
    ...video,
    description: isWithheld ? '' : record.texts[viewer.language].description,
    need: isWithheld
      ? 'withdrawn'
      : gateFor(
          {
            needsLogin: record.ageRating === 18 || !record.free,
            needsAgeCheck: record.ageRating === 18,
            needsAbo: record.vip && record.price === 0 && !record.free,
            needsPurchase: !record.free && record.price > 0,
          },
          {
            isLoggedIn: viewer.guest.email !== null,
            hasAvs: ageCheck?.avsStatus === 'accepted',
            hasAbo: flatrate,
            hasBought: bought || gifted || flatrate,
          },
        ),
  }
}
