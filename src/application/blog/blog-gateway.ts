import type { Page } from '@/application/paging/page'
import type { FrontPage } from '@/domain/blog/front-page'
import type { ArchiveYear, BlogActor, BlogPost, BlogPostDetails, PostCategory } from '@/domain/blog/post'
import type { ActorId } from '@/domain/ids'
import type { BlogCategory } from '@/domain/navigation/params'

/** Which page of the posts of a category. */
export interface PostsQuery {
  readonly category: BlogCategory
  /** From 1; missing: the first. */
  readonly page?: number
  /** Missing: `BLOG_PAGE_SIZE`. */
  readonly pageSize?: number
  /** Slugs of posts that are left out, because the page shows them already. */
  readonly exclude?: readonly string[]
}

/** Which page of an archive. */
export interface ArchiveQuery {
  /** Missing: of all years. */
  readonly year?: number
  /** From 1; missing: the first. */
  readonly page?: number
  /** Missing: `ARCHIVE_PAGE_SIZE`. */
  readonly pageSize?: number
}

/** The same of one category. */
export interface CategoryArchiveQuery extends ArchiveQuery {
  readonly category: BlogCategory
}

/** One page of an archive, and the years there are to choose from. */
export interface Archive extends Page<BlogPost> {
  readonly years: readonly ArchiveYear[]
}

/** The posts of the blog that are published, in the language of the guest. Throws `BackendError`. */
export interface BlogGateway {
  /** BLO-014. */
  frontPage(): Promise<FrontPage>
  /** The posts of a category, the newest first; `latest` has those of all (BLO-007, BLO-010). */
  posts(query: PostsQuery): Promise<Page<BlogPost>>
  /** BLO-006, BLO-012. */
  archive(query: ArchiveQuery): Promise<Archive>
  /** BLO-013. */
  archiveOf(query: CategoryArchiveQuery): Promise<Archive>
  /** The announcement that leads the blog at present; `null`: none is pinned (BLO-015). */
  pinned(): Promise<BlogPost | null>
  /** The actors of these ids in their order; those who are gone are left out (BLO-016). */
  actors(ids: readonly ActorId[]): Promise<readonly BlogActor[]>
  /** `null`: no post has this slug, or not yet. */
  post(slug: string): Promise<BlogPostDetails | null>
}

export const BlogGateway = Symbol.for('BlogGateway')

/** The category of a post, or all of them. */
export const categoryOfPosts = (category: BlogCategory): PostCategory | null =>
  category === 'latest' ? null : category
