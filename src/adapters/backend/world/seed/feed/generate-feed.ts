import { commentsOfPost } from './post-comments'
import { authorAt, postOfSlot, postSlotAt, slotsOf } from './post-slots'
import { comments, type CommentRecord } from '@/adapters/backend/feed/comment-records'
import { posts, type PostRecord } from '@/adapters/backend/feed/post-records'
import { at } from '@/adapters/backend/world/seed/seeded-random'
import type { World } from '@/adapters/backend/world/seed/generate-world'
import { seedOf } from '@/adapters/backend/world/seed/seed'

/** The posts of a world with their comments. */
function generateFeed({ actors, now, at: until = now }: Pick<World, 'actors' | 'now' | 'at'>): readonly {
  readonly post: PostRecord
  readonly comments: readonly CommentRecord[]
}[] {
  const last = postSlotAt(until) - 1
  return Array.from({ length: slotsOf(actors.length) }, (_, back) => last - back).map((slot) => {
    const actor = at(actors, authorAt(slot, actors.length))
    const post = postOfSlot(slot, actor)
    const written = commentsOfPost(post, actor, until)
    return { post: { ...post, comments: written.length }, comments: written }
  })
}

export const postsSeed = seedOf(posts, 'newest', (world) => generateFeed(world).map(({ post }) => post))

export const commentsSeed = seedOf(comments, 'ofPost', (world) => generateFeed(world).flatMap((each) => each.comments))
