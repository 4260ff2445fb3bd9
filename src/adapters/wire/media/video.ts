import * as z from 'zod/mini'
import { contentNeed } from './content-need'
import { picture, tag } from '@/adapters/wire/actors/actor'
import { actorId } from '@/adapters/wire/actors/actor-id'
import {
  answerText,
  count,
  flag,
  id,
  int,
  moment,
  money,
  seconds,
  type Wire,
  grantedText,
} from '@/adapters/wire/base/scalars'
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

/** MED-005. */
export const videoRating = z.object({ likes: count })

export const contestInfo = z.object({ place: int(1, 1_000_000) })

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
  rating: videoRating,
  tags: z.array(tag),
  model: videoActor,
  link: answerText(500),
  guestInfo: videoGuestInfo,
  contestInfo: z.nullable(contestInfo),
}

/** MED-002 to MED-005. */
const videoOnWire = z.object(videoShape)

/** The fields of a video by the names of the domain. The address of its page is for clients without one of their own. */
export const videoOf = ({
  rating,
  model,
  link: _link,
  contestInfo: contest,
  ...rest
}: z.output<typeof videoOnWire>): Video => ({
  ...rest,
  likes: rating.likes,
  actor: model,
  contestPlace: contest && contest.place,
})

export const video: Wire<Video> = z.pipe(videoOnWire, z.transform(videoOf))

/** MED-005. */
export const videoThumbnail: Wire<VideoThumbnail> = z.object({ at: seconds, address: grantedText(2_000) })

export const videoDetails: Wire<VideoDetails> = z.pipe(
  z.object({
    ...videoShape,
    description: answerText(5_000),
    need: z.nullable(contentNeed),
    previewThumbnails: z.array(videoThumbnail),
  }),
  z.transform(({ description, need, previewThumbnails, ...rest }): VideoDetails => ({
    ...videoOf(rest),
    description,
    need,
    previewThumbnails,
  })),
)
