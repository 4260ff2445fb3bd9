import { guestVideoKey, videoLikes, videos, type VideoRecord } from './video-records'
import { loginRefusal } from '@/adapters/backend/access/authorize'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { likesOf, rateContent } from '@/adapters/backend/content/rate-content'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Reader, Transaction } from '@/adapters/stores/store'
import type { RatingResult } from '@/application/media/rating-result'
import type { VideoGateway } from '@/application/media/video-gateway'
import type { GuestId, VideoId } from '@/domain/ids'
import { DISLIKE_RATING, type Likes } from '@/domain/media/rating'

type LikeResult = Awaited<ReturnType<VideoGateway['like']>>

/** Likes are counted on the video, by which lists are sorted; dislikes beside it. */
const videoSubject = (id: VideoId): string => `video:${id}`

/** Returns how many guests like and dislike a video, and this guest's own vote (MED-042). */
export async function likesOfVideo(reader: Reader, { id, likes }: VideoRecord, guestId: GuestId): Promise<Likes> {
  const [like, others] = await Promise.all([
    reader.get(videoLikes, guestVideoKey(guestId, id)),
    likesOf(reader, guestId, videoSubject(id)),
  ])
  return { ...others, guestRatingLikes: likes, isLiked: like !== undefined }
}

/**
 * Sets whether a guest likes a video; the count of the video follows. Returns the video as it is
 * then.
 */
async function setLike(tx: Transaction, record: VideoRecord, guestId: GuestId, liked: boolean): Promise<VideoRecord> {
  const key = guestVideoKey(guestId, record.id)
  const before = (await tx.get(videoLikes, key)) !== undefined
  if (before === liked) return record
  if (liked) await tx.put(videoLikes, { guestId, videoId: record.id })
  else await tx.delete(videoLikes, key)
  const changed = { ...record, likes: Math.max(0, record.likes + (liked ? 1 : -1)) }
  await tx.put(videos, changed)
  return changed
}

/** Likes a video, or takes that back (MED-040). */
export function likeVideo(
  platform: PlatformContext,
  caller: RequestContext,
  id: VideoId,
  liked: boolean,
): Promise<LikeResult> {
  return platform.store.transaction<LikeResult>(async (tx) => {
    const { guest } = await requireSession(tx, caller)
    const refusal = loginRefusal(guest, 'like')
    if (refusal !== null) return { ok: false, reason: refusal }
    const record = await tx.get(videos, id)
    if (record === undefined) return { ok: false, reason: 'not-found' }
    const { likes } = await setLike(tx, record, guest.id, liked)
    if (liked) await rateContent(tx, { guestId: guest.id, subject: videoSubject(id), at: platform.clock.now() }, null)
    return { ok: true, likes }
  })
}

/** Dislikes a video, or takes that back (MED-040, MED-049). */
export function dislikeVideo(
  platform: PlatformContext,
  caller: RequestContext,
  id: VideoId,
  disliked: boolean,
): Promise<RatingResult> {
  return platform.store.transaction<RatingResult>(async (tx) => {
    const { guest } = await requireSession(tx, caller)
    const refusal = loginRefusal(guest, 'like')
    if (refusal !== null) return { ok: false, reason: refusal }
    const record = await tx.get(videos, id)
    if (record === undefined) return { ok: false, reason: 'not-found' }
    const now = disliked ? await setLike(tx, record, guest.id, false) : record
    const rated = { guestId: guest.id, subject: videoSubject(id), at: platform.clock.now() }
    await rateContent(tx, rated, disliked ? DISLIKE_RATING : null)
    return { ok: true, likes: await likesOfVideo(tx, now, guest.id) }
  })
}
