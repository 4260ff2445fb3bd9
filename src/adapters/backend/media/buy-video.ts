import { soldCounter } from './sold-counter'
import { ownedVideos, videos } from './video-records'
import { detailsOf } from './video-view'
import { actors } from '@/adapters/backend/actors/actor-records'
import type { RequestContext } from '@/adapters/backend/access/request-context'
import { buyContent, type ContentSale, type ContentOffer } from '@/adapters/backend/content/buy-content'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { BuyResult } from '@/application/media/video-gateway'
import type { IdempotencyKey, VideoId } from '@/domain/ids'
import type { VideoDetails } from '@/domain/media/video'

/** Frames are granted to a session, which a transaction does not know. */
type Details = Omit<VideoDetails, 'previewThumbnails'>

interface VideoOffer extends ContentOffer {
  readonly details: Details
}

/** A purchase of a video, before frames are granted. */
export type VideoPurchase =
  | { readonly ok: true; readonly video: Details; readonly balance: number; readonly charged: number }
  | Extract<BuyResult, { ok: false }>

/** Sells a video, which is then owned for good (MED-046, MED-052). */
export const videoSale: ContentSale<VideoId, VideoOffer> = {
  name: 'video',
  voucher: 'video',
  async offer(tx, id, buyer) {
    const record = await tx.get(videos, id)
    if (record === undefined) return undefined
    const details = await detailsOf(tx, record, buyer)
    if (details === null) return undefined
    const { bought, gifted } = details.guestInfo
    return {
      actorId: record.actorId,
      title: details.title,
      price: record.price,
      need: details.need,
      isOwned: bought || gifted || record.free,
      details,
    }
  },
  async own(tx, videoId, owner) {
    const record = await tx.get(videos, videoId)
    const actor = record === undefined ? undefined : await tx.get(actors, record.actorId)
    const name = actor === undefined ? {} : { actorName: actor.name }
    await tx.put(ownedVideos, { ...owner, videoId, gifted: false, ...name })
  },
  sold: soldCounter,
}

/** Buys a video (MED-046, MED-052). */
export async function buyVideo(
  platform: PlatformContext,
  caller: RequestContext,
  id: VideoId,
  terms: { readonly key: IdempotencyKey; readonly agreedPrice: number },
): Promise<VideoPurchase> {
  const purchase = await buyContent(platform, caller, videoSale, { id, ...terms })
  if (!purchase.ok) return purchase
  const { offer, balance, charged } = purchase
  const { details } = offer
  const video = charged === 0 ? details : { ...details, need: null, guestInfo: { ...details.guestInfo, bought: true } }
  return { ok: true, video, balance, charged }
}
