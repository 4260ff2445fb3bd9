import * as z from 'zod/mini'
import { actorState, picture } from '@/adapters/wire/actors/actor'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { first, offset, pageOf } from '@/adapters/wire/base/pages'
import { query, type QueryCall } from '@/adapters/wire/base/query-call'
import { answerText, count, flag, int, type Wire } from '@/adapters/wire/base/scalars'
import type { VideoStarQuery } from '@/application/media/video-star-gateway'
import type { Page } from '@/application/paging/page'
import type { VideoStar } from '@/domain/media/video-star'

/** ACT-032. */
export const videoStar: Wire<VideoStar> = z.object({
  id: actorId,
  actorId,
  actorName: answerText(200),
  age: z.nullable(int(18, 120)),
  profileLink: answerText(500),
  videoCount: count,
  newVideoCount: count,
  pictures: z.array(picture),
  online: flag,
  spokenLanguages: z.array(answerText(5)),
  state: actorState,
})

/** ACT-060, ACT-061. */
export const videoStars: QueryCall<VideoStarQuery, Page<VideoStar>> = query(
  'videoStars',
  z.object({ first: z.exactOptional(first), offset }),
  pageOf(videoStar),
)
