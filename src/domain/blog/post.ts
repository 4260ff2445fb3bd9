import type { PictureRef } from '@/domain/actors/actor'
import type { ActorId } from '@/domain/ids'
import type { Block } from '@/domain/markup/block'
import type { BlogCategory } from './blog-category'

/** The categories of posts; `latest` lists all of them (BLO-001 to BLO-005). */
export const POST_CATEGORIES = ['events', 'actions', 'news', 'interviews'] as const satisfies readonly BlogCategory[]

/** One of the categories. */
export type PostCategory = (typeof POST_CATEGORIES)[number]

/** Default page size of a blog list (BLO-008). */
export const BLOG_PAGE_SIZE = 3

/** Default page size of an archive (BLO-009). */
export const ARCHIVE_PAGE_SIZE = 9

/** Time for which an answer of the blog may be cached, in whole seconds (BLO-011). */
export const BLOG_MAX_AGE = 60

/** A post as a list shows it. `publishedAt` is epoch ms. */
export interface BlogPost {
  /** Identifies the post in addresses, in every language. */
  readonly slug: string
  readonly category: PostCategory
  readonly title: string
  readonly teaser: string
  readonly picture: PictureRef
  readonly publishedAt: number
  /** Reading time in whole minutes, at least 1. */
  readonly minutes: number
  /** Name of the author. */
  readonly author: string
}

/** A whole post. */
export interface BlogPostDetails extends BlogPost {
  readonly body: readonly Block[]
  /** The actors it is about; `BlogGateway.actors` returns their details. */
  readonly actorIds: readonly ActorId[]
  /** Other posts to read next, at most three. */
  readonly related: readonly BlogPost[]
}

/** An actor whom a post is about (BLO-016). */
export interface BlogActor {
  readonly id: ActorId
  readonly name: string
  readonly avatar: PictureRef
  readonly isOnline: boolean
}

/** A year that has posts. */
export interface ArchiveYear {
  readonly year: number
  readonly count: number
}

/**
 * Returns the year of a moment (epoch ms) in UTC: the same for every reader, so that a post belongs
 * to one archive.
 */
export const yearOf = (at: number): number => new Date(at).getUTCFullYear()

/** Whether a post may be seen: a scheduled one is not served before its time. */
export const isPublished = ({ publishedAt }: Pick<BlogPost, 'publishedAt'>, now: number): boolean => publishedAt <= now

/** Returns the years that have posts, newest first (BLO-006). */
export function archiveYears(posts: readonly Pick<BlogPost, 'publishedAt'>[]): readonly ArchiveYear[] {
  const counts = new Map<number, number>()
  for (const { publishedAt } of posts) counts.set(yearOf(publishedAt), (counts.get(yearOf(publishedAt)) ?? 0) + 1)
  return [...counts].map(([year, count]) => ({ year, count })).toSorted((a, b) => b.year - a.year)
}
