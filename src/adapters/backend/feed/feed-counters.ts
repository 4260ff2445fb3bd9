import { posts } from './post-records'
import type { Counter } from '@/adapters/backend/kernel/counter-deltas'

/** Counts the views of a post. */
export const viewsCounter: Counter = {
  name: 'feedViews',
  async add(tx, postId, by) {
    const post = await tx.get(posts, postId)
    if (post !== undefined) await tx.put(posts, { ...post, views: post.views + by })
  },
}
