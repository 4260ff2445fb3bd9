import { posts } from './post-records'
import type { Counter } from '@/adapters/backend/kernel/counter-deltas'

/** How often a post was seen. */
export const viewsCounter: Counter = {
  name: 'feedViews',
  async add(tx, postId, by) {
    const post = await tx.get(posts, postId)
    if (post !== undefined) await tx.put(posts, { ...post, views: post.views + by })
  },
}
