import * as z from 'zod/mini'
import { video, videoDetails, videoId } from './video'
import { actorId } from '@/adapters/wire/actors/actor'
import { first, offset, pageOf } from '@/adapters/wire/base/pages'
import type { QueryCall } from '@/adapters/wire/base/query-call'
import { count, flag, listOf, text, whole, type Wire } from '@/adapters/wire/base/scalars'
import { fromUpperSnake, upperSnake } from '@/adapters/wire/base/upper-snake'
import type { Page } from '@/application/paging/page'
import type { VideoFilter, VideoGateway, VideoQuery, VideoType } from '@/application/media/video-gateway'
import type { VideoId } from '@/domain/ids'
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
const type: Wire<VideoType> = z.pipe(
  z.enum([...TYPES, 'select']),
  z.transform((name): VideoType => (name === 'select' ? 'vxselect' : name)),
)

const filter: Wire<VideoFilter> = z.object({
  actorIds: z.exactOptional(listOf(actorId, 500)),
  ids: z.exactOptional(listOf(videoId, 500)),
  tags: z.exactOptional(listOf(text(100), 50)),
  releasedFrom: z.exactOptional(whole),
  releasedUntil: z.exactOptional(whole),
  types: z.exactOptional(listOf(type, TYPES.length + 1)),
})

const ORDERS: readonly VideoOrder[] = [...VIDEO_ORDERS, 'topTrending']

const FIELDS = `id title duration ageRating vip isVip30Offer free new camRecording classic releasedAt
price { value currency } basePrice { value currency } cover { family variant } likes tags { id label }
actor { id name avatar { family variant } isOnline } guestInfo { bought gifted flatrate liked } contestPlace`

/** MED-035. */
export const videos: QueryCall<VideoQuery, { readonly videos: Page<Video> }> = {
  document: `query Videos($filter: VideoFilter!, $sort: VideoOrder!, $first: Int!, $offset: Int!) {
videos(filter: $filter, sort: $sort, first: $first, offset: $offset) { total items { ${FIELDS} } } }`,
  encode: (query) => ({ ...query, sort: upperSnake(query.sort) }),
  variables: z.object({ filter, sort: fromUpperSnake(ORDERS), first, offset }),
  result: z.object({ videos: pageOf(video) }),
}

/** One video with the gate that stands before it; `null`: there is none of this id. */
export const videoById: QueryCall<{ readonly id: VideoId }, { readonly video: VideoDetails | null }> = {
  document: `query Video($id: ID!) { video(id: $id) { ${FIELDS} description need } }`,
  variables: z.object({ id: videoId }),
  result: z.object({ video: z.nullable(videoDetails) }),
}

type LikeResult = Awaited<ReturnType<VideoGateway['like']>>

const likeResult: Wire<LikeResult> = z.pipe(
  z.object({
    ok: flag,
    likes: z.nullable(count),
    reason: z.nullable(z.enum(['login-required', 'not-found'])),
  }),
  z.transform(({ ok, likes, reason }): LikeResult =>
    ok ? { ok, likes: likes ?? 0 } : { ok, reason: reason ?? 'not-found' },
  ),
)

/** MED-040; says what shall be, so that twice is once. */
export const likeVideo: QueryCall<
  { readonly id: VideoId; readonly liked: boolean },
  { readonly likeVideo: LikeResult }
> = {
  document: 'mutation LikeVideo($id: ID!, $liked: Boolean!) { likeVideo(id: $id, liked: $liked) { ok likes reason } }',
  variables: z.object({ id: videoId, liked: flag }),
  result: z.object({ likeVideo: likeResult }),
}
