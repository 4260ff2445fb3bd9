import type { ActorId } from '@/domain/ids'
import type { PostCategory } from './post'

/** Number of related posts. */
export const RELATED_POSTS = 3

/** The data that decides how closely two posts are related. */
export interface RelatedSource {
  readonly slug: string
  readonly category: PostCategory
  readonly publishedAt: number
  readonly actorIds: readonly ActorId[]
}

/** A shared actor weighs more than a shared category. */
const closeness = (post: RelatedSource, other: RelatedSource): number =>
  2 * other.actorIds.filter((id) => post.actorIds.includes(id)).length + (other.category === post.category ? 1 : 0)

/**
 * Returns the posts to read next: the most closely related first, then the newest. Never the post
 * itself.
 */
export const relatedPosts = <P extends RelatedSource>(post: RelatedSource, posts: readonly P[]): readonly P[] =>
  posts
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((a, b) => closeness(post, b) - closeness(post, a) || b.publishedAt - a.publishedAt)
    .slice(0, RELATED_POSTS)
