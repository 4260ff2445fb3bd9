import type { ActorId, PostId } from '@/domain/ids'

/**
 * `feedPostPublished` tells everybody about a new post. `feedPostChanged` tells all pages of a
 * guest that their relation to a post has changed, for example because they bought it.
 */
export type FeedUpdate =
  | { readonly type: 'feedPostPublished'; readonly postId: PostId; readonly actorId: ActorId }
  | { readonly type: 'feedPostChanged'; readonly postId: PostId }
