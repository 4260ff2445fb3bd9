import type { ActorId, PostId } from '@/domain/ids'

/**
 * `feedPostPublished`: there is a new post, to everybody. `feedPostChanged`: what a guest has to do with a post has changed, as when they
 * bought it, to all pages of that guest.
 */
export type FeedUpdate =
  | { readonly type: 'feedPostPublished'; readonly postId: PostId; readonly actorId: ActorId }
  | { readonly type: 'feedPostChanged'; readonly postId: PostId }
