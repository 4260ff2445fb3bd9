import { viewsCounter } from './feed-counters'
import { guestPostOf, guestPosts } from './guest-post-records'
import { posts } from './post-records'
import type { Changed } from './write-comment'
import { authorize } from '@/adapters/backend/access/authorize'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { queueCounterDelta } from '@/adapters/backend/kernel/counter-deltas'
import { transactionWithUpdates } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { FeedContext } from '@/domain/feed/feed-lists'
import type { PostId } from '@/domain/ids'

/** Likes a post, or takes the like back; doing either twice changes nothing (FEE-025, FEE-026). */
export function likePost(
  platform: PlatformContext,
  caller: RequestContext,
  postId: PostId,
  liked: boolean,
): Promise<Changed> {
  return transactionWithUpdates<Changed>(platform, async (tx, publish) => {
    const { guest } = await requireSession(tx, caller)
    const permission = authorize(guest, 'like')
    if (!permission.ok) return { ok: false, reason: permission.reason }
    const [post, guestPost] = await Promise.all([tx.get(posts, postId), guestPostOf(tx, guest.id, postId)])
    if (post === undefined) return { ok: false, reason: 'not-found' }
    if ((guestPost.likedAt !== null) === liked) return { ok: true, postId }
    await tx.put(guestPosts, { ...guestPost, likedAt: liked ? platform.clock.now() : null })
    await tx.put(posts, { ...post, likes: Math.max(0, post.likes + (liked ? 1 : -1)) })
    publish({ audience: guest.id, update: { type: 'feedPostChanged', postId } })
    return { ok: true, postId }
  })
}

/** Takes a post out of the lists of a guest. */
export function hidePost(platform: PlatformContext, caller: RequestContext, postId: PostId): Promise<Changed> {
  return platform.store.transaction<Changed>(async (tx) => {
    const { guest } = await requireSession(tx, caller)
    const permission = authorize(guest, 'guest-lists')
    if (!permission.ok) return { ok: false, reason: permission.reason }
    if ((await tx.get(posts, postId)) === undefined) return { ok: false, reason: 'not-found' }
    await tx.put(guestPosts, { ...(await guestPostOf(tx, guest.id, postId)), hidden: true })
    return { ok: true, postId }
  })
}

/**
 * Counts a guest with an account once for each post; others are not counted, since nothing
 * distinguishes them (FEE-022).
 */
export function viewPost(
  platform: PlatformContext,
  caller: RequestContext,
  postId: PostId,
  context: FeedContext,
): Promise<boolean> {
  return platform.store.transaction(async (tx) => {
    const { guest } = await requireSession(tx, caller)
    if (!authorize(guest, 'track-view').ok) return false
    const guestPost = await guestPostOf(tx, guest.id, postId)
    if (guestPost.viewedAt !== null || (await tx.get(posts, postId)) === undefined) return false
    await tx.put(guestPosts, { ...guestPost, viewedAt: platform.clock.now(), viewedIn: context })
    await queueCounterDelta(platform, tx, viewsCounter, postId, 1)
    return true
  })
}
