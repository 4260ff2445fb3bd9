import { blogPosts, type PostRecord } from './post-records'
import { postOf } from './post-view'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { ShownPictures } from '@/adapters/backend/actors/shown-pictures'
import { actors } from '@/adapters/backend/actors/actor-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import {
  categoryOfPosts,
  type Archive,
  type ArchiveQuery,
  type BlogGateway,
  type CategoryArchiveQuery,
  type PostsQuery,
} from '@/application/blog/blog-gateway'
import { MAX_PAGE_SIZE, type Page } from '@/application/paging/page'
import { frontPageOf, type FrontPage } from '@/domain/blog/front-page'
import {
  ARCHIVE_PAGE_SIZE,
  archiveYears,
  BLOG_PAGE_SIZE,
  isPublished,
  yearOf,
  type BlogActor,
  type BlogPost,
  type BlogPostDetails,
} from '@/domain/blog/post'
import { relatedPosts } from '@/domain/blog/related-posts'
import type { ActorId } from '@/domain/ids'

/** The blog out of the store. */
export class BackendBlogGateway implements BlogGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async frontPage(): Promise<FrontPage> {
    const posts = await this.published()
    const { lead, latest, sections } = frontPageOf(posts, posts.find(({ pinned }) => pinned) ?? null)
    return {
      lead: lead === null ? null : this.shown(lead),
      latest: latest.map((post) => this.shown(post)),
      sections: sections.map((section) => ({ ...section, posts: section.posts.map((post) => this.shown(post)) })),
    }
  }

  async posts({ category, page = 1, pageSize = BLOG_PAGE_SIZE, exclude = [] }: PostsQuery): Promise<Page<BlogPost>> {
    const wanted = categoryOfPosts(category)
    const posts = (await this.published()).filter(
      (post) => (wanted === null || post.category === wanted) && !exclude.includes(post.slug),
    )
    return this.page(posts, page, pageSize)
  }

  archive(query: ArchiveQuery): Promise<Archive> {
    return this.archiveOf({ ...query, category: 'latest' })
  }

  async archiveOf({ category, year, page = 1, pageSize = ARCHIVE_PAGE_SIZE }: CategoryArchiveQuery): Promise<Archive> {
    const wanted = categoryOfPosts(category)
    const posts = (await this.published()).filter((post) => wanted === null || post.category === wanted)
    const ofYear = year === undefined ? posts : posts.filter(({ publishedAt }) => yearOf(publishedAt) === year)
    return { ...this.page(ofYear, page, pageSize), years: archiveYears(posts) }
  }

  async pinned(): Promise<BlogPost | null> {
    const post = (await this.published()).find(({ pinned }) => pinned)
    return post === undefined ? null : this.shown(post)
  }

  async actors(ids: readonly ActorId[]): Promise<readonly BlogActor[]> {
    const found = await this.platform.store.getMany(actors, [...new Set(ids)])
    const { guest } = await requireSession(this.platform.store, this.caller)
    const shown = new ShownPictures(this.platform.store, guest.id)
    return Promise.all(
      found.flatMap((actor) =>
        actor === undefined
          ? []
          : [
              shown.avatar(actor).then((avatar) => ({
                id: actor.id,
                name: actor.name,
                avatar,
                isOnline: actor.state.isOnline,
              })),
            ],
      ),
    )
  }

  async post(slug: string): Promise<BlogPostDetails | null> {
    const record = await this.platform.store.get(blogPosts, slug)
    if (record === undefined || !isPublished(record, this.platform.clock.now())) return null
    return {
      ...this.shown(record),
      body: record.texts[this.caller.language()].body,
      actorIds: record.actorIds,
      related: relatedPosts(record, await this.published()).map((post) => this.shown(post)),
    }
  }

  /** Returns all public posts, the newest first. */
  private async published(): Promise<readonly PostRecord[]> {
    const now = this.platform.clock.now()
    const posts = await this.platform.store.find(blogPosts, 'newest', { prefix: [] })
    return posts.filter((post) => isPublished(post, now))
  }

  private page(posts: readonly PostRecord[], page: number, pageSize: number): Page<BlogPost> {
    const size = Math.min(pageSize, MAX_PAGE_SIZE)
    const items = posts.slice((page - 1) * size, page * size)
    return { items: items.map((post) => this.shown(post)), total: posts.length }
  }

  private shown(record: PostRecord): BlogPost {
    return postOf(record, this.caller.language())
  }
}
