import type { WorldEvent } from './event'
import { actors } from '@/adapters/backend/actors/actor-records'
import { comments } from '@/adapters/backend/feed/comment-records'
import { posts } from '@/adapters/backend/feed/post-records'
import { commentsOfPost, TALK_LASTS } from '@/adapters/backend/world/seed/feed/post-comments'
import { postIdOf, postSlotAt, POST_SLOT } from '@/adapters/backend/world/seed/feed/post-slots'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Transaction } from '@/adapters/stores/store'
import type { PostId } from '@/domain/ids'

/**
 * Writes the comments of other guests that are due by now. Readers of the feed get them with the
 * post, as everybody's likes.
 */
export const writeComments: WorldEvent = async (platform, tx) => {
  const last = postSlotAt(platform.clock.now())
  for (let slot = last; slot >= last - TALK_LASTS / POST_SLOT; slot -= 1) await goOn(platform, tx, postIdOf(slot))
  return []
}

async function goOn({ clock }: PlatformContext, tx: Transaction, id: PostId): Promise<void> {
  const post = await tx.get(posts, id)
  const actor = post === undefined ? undefined : await tx.get(actors, post.actorId)
  if (post === undefined || actor === undefined) return
  const due = commentsOfPost(post, actor, clock.now())
  const isStored = await Promise.all(due.map(async (comment) => (await tx.get(comments, comment.id)) !== undefined))
  const fresh = due.filter((_, index) => isStored[index] === false)
  for (const comment of fresh) await tx.put(comments, comment)
  if (fresh.length > 0) await tx.put(posts, { ...post, comments: post.comments + fresh.length })
}
