import type { WorldEvent } from './event'
import { actors } from '@/adapters/backend/actors/actor-records'
import { comments } from '@/adapters/backend/feed/comment-records'
import { posts } from '@/adapters/backend/feed/post-records'
import type { OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import { commentsOfPost } from '@/adapters/backend/world/seed/feed/post-comments'
import { authorAt, postIdOf, postOfSlot, postSlotAt, POST_SLOT } from '@/adapters/backend/world/seed/feed/post-slots'
import { asId, type ActorId } from '@/domain/ids'

/** Maximum number of posts that are caught up on at once: a day of them. */
const CAUGHT_UP = 86_400_000 / POST_SLOT

/** A post that was due longer ago than this is not announced, ms. */
const RECENT = 2 * POST_SLOT

/**
 * Publishes the posts that are due: those of the time without a running server, and the present
 * one, which is announced.
 */
export const writePosts: WorldEvent = async (platform, tx) => {
  const now = platform.clock.now()
  // The slot that is over: its post has been published at some moment in it.
  const last = postSlotAt(now) - 1
  const updates: OutboundUpdate[] = []
  const total = await tx.count(actors, 'byName', [])
  if (total === 0) return updates
  for (let slot = last; slot > last - CAUGHT_UP; slot -= 1) {
    // Posts are published in their order: what is behind this one is there.
    if ((await tx.get(posts, postIdOf(slot))) !== undefined) break
    const actor = await tx.get(actors, asId<ActorId>(String(authorAt(slot, total) + 1)))
    if (actor === undefined) continue
    const post = postOfSlot(slot, actor)
    const written = commentsOfPost(post, actor, now)
    await tx.put(posts, { ...post, comments: written.length })
    for (const comment of written) await tx.put(comments, comment)
    if (now - post.published <= RECENT)
      updates.push({ audience: 'everybody', update: { type: 'feedPostPublished', postId: post.id, actorId: actor.id } })
  }
  return updates
}
