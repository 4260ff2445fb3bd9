import { BackendFeedGateway } from './backend-feed-gateway'
import { comments, postTips } from './comment-records'
import { viewsCounter } from './feed-counters'
import { guestPosts } from './guest-post-records'
import { postContent, hideablePost } from './post-content'
import { posts } from './post-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** The posts of actors, and what guests do with them. */
export const feedFeature = backendFeature({
  collections: [posts, comments, guestPosts, postTips],
  catalog: [posts],
  counters: [viewsCounter],
  contentKinds: { post: postContent },
  hideable: { post: hideablePost },
  ports: { feed: (platform, caller) => new BackendFeedGateway(platform, caller) },
})
