import * as z from 'zod/mini'
import { contentNeed } from './content-need'
import { picture, tag } from '@/adapters/wire/actors/actor'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { answerText, count, flag, id, int, moment, money, seconds, type Wire } from '@/adapters/wire/base/scalars'
import type { VideoId } from '@/domain/ids'
import type { VideoThumbnail } from '@/domain/media/thumbnails'
import type { Video, VideoActor, VideoDetails, VideoGuestInfo } from '@/domain/media/video'

export const videoId = id<VideoId>()

export const videoActor: Wire<VideoActor> = z.object({
  id: actorId,
  name: answerText(200),
  avatar: picture,
  isOnline: flag,
})

export const videoGuestInfo: Wire<VideoGuestInfo> = z.object({
  bought: flag,
  gifted: flag,
  flatrate: flag,
  liked: flag,
})

export const videoShape = {
  id: videoId,
  title: answerText(500),
  duration: seconds,
  ageRating: z.union([z.literal(12), z.literal(16), z.literal(18)]),
  vip: flag,
  isVip30Offer: flag,
  free: flag,
  new: flag,
  camRecording: flag,
  classic: flag,
  releasedAt: moment,
  price: money,
  basePrice: money,
  cover: picture,
  likes: count,
  tags: z.array(tag),
  actor: videoActor,
  guestInfo: videoGuestInfo,
  contestPlace: z.nullable(int(1, 1_000_000)),
}

/** MED-002 to MED-005. */
export const video: Wire<Video> = z.object(videoShape)

/** MED-005. */
export const videoThumbnail: Wire<VideoThumbnail> = z.object({ at: seconds, address: answerText(2_000, 1) })

export const videoDetails: Wire<VideoDetails> = z.object({
  ...videoShape,
  description: answerText(5_000),
  need: z.nullable(contentNeed),
  previewThumbnails: z.array(videoThumbnail),
})
