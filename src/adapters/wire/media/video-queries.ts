import * as z from 'zod/mini'
import { likes, ratingResult } from './rating'
import { video, videoDetails, videoId } from './video'
import { genderType } from '@/adapters/wire/actors/actor'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { first, offset, pageOf } from '@/adapters/wire/base/pages'
import { mutation, query, type QueryCall } from '@/adapters/wire/base/query-call'
import { count, flag, listOf, moment, text, type Wire } from '@/adapters/wire/base/scalars'
import { fromUpperSnake, upperSnake } from '@/adapters/wire/base/upper-snake'
import type { Page } from '@/application/paging/page'
import type { VideoFilter, VideoGateway, VideoQuery, VideoType } from '@/application/media/video-gateway'
import type { VideoId } from '@/domain/ids'
import type { RatingResult } from '@/application/media/rating-result'
import type { Likes } from '@/domain/media/rating'
import type { Video, VideoDetails } from '@/domain/media/video'
import { VIDEO_ORDERS, type VideoOrder } from '@/domain/media/video-lists'

const TYPES = [
  'free',
  'premium',
  'discount',
  'vip',
  'bought',
  'trending',
  'vxselect',
  'vip30',
  'classic',
  'shared',
  'original',
] as const satisfies readonly VideoType[]

/** MED-016, and `select` as another name of `vxselect` (ruling 10). */
export const videoType: Wire<VideoType> = z.pipe(
  z.enum([...TYPES, 'select']),
  z.transform((name): VideoType => (name === 'select' ? 'vxselect' : name)),
)

/** Which videos are listed. */
export const videoFilter: Wire<VideoFilter> = z.pipe(
  z.object({
    modelIds: z.exactOptional(listOf(actorId, 500)),
    actingGroups: z.exactOptional(listOf(genderType, 5)),
    ids: z.exactOptional(listOf(videoId, 500)),
    tags: z.exactOptional(listOf(text(100), 50)),
    releasedFrom: z.exactOptional(moment),
    releasedUntil: z.exactOptional(moment),
    types: z.exactOptional(listOf(videoType, TYPES.length + 1)),
  }),
  z.transform(({ modelIds: actorIds, ...rest }): VideoFilter => ({ ...rest, ...(actorIds && { actorIds }) })),
)

const ORDERS: readonly VideoOrder[] = [...VIDEO_ORDERS, 'topTrending']

/** How videos are sorted. */
export const videoOrder = fromUpperSnake(ORDERS)

const onWire = ({ actorIds: modelIds, ...rest }: VideoFilter): object => ({ ...rest, ...(modelIds && { modelIds }) })

/** MED-035; what is missing is as the list has it by itself. */
export const videos: QueryCall<VideoQuery, Page<Video>> = query(
  'videos',
  z.object({
    category: z.exactOptional(text(40, 1)),
    filter: z.exactOptional(videoFilter),
    sort: z.exactOptional(videoOrder),
    first: z.exactOptional(first),
    offset,
  }),
  pageOf(video),
  ({ sort, filter, ...requested }) => ({
    ...requested,
    ...(filter && { filter: onWire(filter) }),
    ...(sort && { sort: upperSnake(sort) }),
  }),
)

/** One video with the gate that restricts it; `null`: no video has this id. */
export const videoById: QueryCall<{ readonly id: VideoId }, VideoDetails | null> = query(
  'video',
  z.object({ id: videoId }),
  z.nullable(videoDetails),
)

type LikeResult = Awaited<ReturnType<VideoGateway['like']>>

export const likeResult: Wire<LikeResult> = z.pipe(
  z.object({
    ok: flag,
    likes: z.nullable(count),
    reason: z.nullable(z.enum(['login-required', 'not-found'])),
  }),
  z.transform(({ ok, likes, reason }): LikeResult =>
    ok ? { ok, likes: likes ?? 0 } : { ok, reason: reason ?? 'not-found' },
  ),
)

/** MED-040; sets an absolute state, so that sending it twice has the effect of sending it once. */
export const likeVideo: QueryCall<{ readonly id: VideoId; readonly liked: boolean }, LikeResult> = mutation(
  'likeVideo',
  z.object({ id: videoId, liked: flag }),
  likeResult,
)

/** MED-040: the other way round. */
export const dislikeVideo: QueryCall<{ readonly id: VideoId; readonly disliked: boolean }, RatingResult> = mutation(
  'dislikeVideo',
  z.object({ id: videoId, disliked: flag }),
  ratingResult,
)

/** MED-042. */
export const videoLikes: QueryCall<{ readonly id: VideoId }, Likes | null> = query(
  'videoLikes',
  z.object({ id: videoId }),
  z.nullable(likes),
)
