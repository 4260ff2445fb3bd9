import type { ActorId } from '@/domain/ids'
import type { PostCategory } from './post'

/** How many posts a post leads on to. */
export const RELATED_POSTS = 3

/** What decides how close two posts are. */
export interface RelatedSource {
  readonly slug: string
  readonly category: PostCategory
  readonly publishedAt: number
  readonly actorIds: readonly ActorId[]
}

/** An actor in common weighs more than a category in common. */
const closeness = (post: RelatedSource, other: RelatedSource): number =>
  2 * other.actorIds.filter((id) => post.actorIds.includes(id)).length + (other.category === post.category ? 1 : 0)

/** The posts to go on with: those closest to this one, of equally close ones the newest. Never the post itself. */
export const relatedPosts = <P extends RelatedSource>(post: RelatedSource, posts: readonly P[]): readonly P[] =>
  posts
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((a, b) => closeness(post, b) - closeness(post, a) || b.publishedAt - a.publishedAt)
    .slice(0, RELATED_POSTS)
