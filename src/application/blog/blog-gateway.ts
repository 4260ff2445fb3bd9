import type { Page } from '@/application/paging/page'
import type { FrontPage } from '@/domain/blog/front-page'
import type { ArchiveYear, BlogActor, BlogPost, BlogPostDetails, PostCategory } from '@/domain/blog/post'
import type { ActorId } from '@/domain/ids'
import type { BlogCategory } from '@/domain/blog/blog-category'

/** A page of the posts of a category. */
export interface PostsQuery {
  readonly category: BlogCategory
  /** Counted from 1. Default: the first page. */
  readonly page?: number
  /** Default: `BLOG_PAGE_SIZE`. */
  readonly pageSize?: number
  /** Slugs of posts to leave out because the page already shows them. */
  readonly exclude?: readonly string[]
}

/** A page of an archive. */
export interface ArchiveQuery {
  /** Default: all years. */
  readonly year?: number
  /** Counted from 1. Default: the first page. */
  readonly page?: number
  /** Default: `ARCHIVE_PAGE_SIZE`. */
  readonly pageSize?: number
}

/** A page of the archive of one category. */
export interface CategoryArchiveQuery extends ArchiveQuery {
  readonly category: BlogCategory
}

/** One page of an archive, with the years to choose from. */
export interface Archive extends Page<BlogPost> {
  readonly years: readonly ArchiveYear[]
}

/** The published posts of the blog, in the guest's language. Throws `BackendError`. */
export interface BlogGateway {
  /** Returns the front page of the blog (BLO-014). */
  frontPage(): Promise<FrontPage>
  /**
   * Lists the posts of a category, the newest first; `latest` covers all categories (BLO-007,
   * BLO-010).
   */
  posts(query: PostsQuery): Promise<Page<BlogPost>>
  /** Returns a page of the whole archive (BLO-006, BLO-012). */
  archive(query: ArchiveQuery): Promise<Archive>
  /** Returns a page of the archive of one category (BLO-013). */
  archiveOf(query: CategoryArchiveQuery): Promise<Archive>
  /** Returns the announcement that currently leads the blog; `null`: none is pinned (BLO-015). */
  pinned(): Promise<BlogPost | null>
  /**
   * Returns the actors with these ids in the given order; those who are gone are left out
   * (BLO-016).
   */
  actors(ids: readonly ActorId[]): Promise<readonly BlogActor[]>
  /** Returns a post; `null`: no post has this slug, or it is not published yet. */
  post(slug: string): Promise<BlogPostDetails | null>
}

export const BlogGateway = Symbol.for('BlogGateway')

/** Returns the category to filter posts by; `null`: all of them. */
export const categoryOfPosts = (category: BlogCategory): PostCategory | null =>
  category === 'latest' ? null : category
