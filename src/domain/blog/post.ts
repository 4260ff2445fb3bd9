import type { PictureRef } from '@/domain/actors/actor'
import type { ActorId } from '@/domain/ids'
import type { Block } from '@/domain/markup/block'
import type { BlogCategory } from '@/domain/navigation/params'

/** The categories that a post can have; `latest` is the list of all (BLO-001 to BLO-005). */
export const POST_CATEGORIES = ['events', 'actions', 'news', 'interviews'] as const satisfies readonly BlogCategory[]

/** One of them. */
export type PostCategory = (typeof POST_CATEGORIES)[number]

/** How many posts a list of the blog has when nothing else is requested (BLO-008). */
export const BLOG_PAGE_SIZE = 3

/** The same for an archive (BLO-009). */
export const ARCHIVE_PAGE_SIZE = 9

/** How long an answer of the blog may be used again, whole seconds (BLO-011). */
export const BLOG_MAX_AGE = 60

/** A post as a list shows it. `publishedAt` is epoch ms. */
export interface BlogPost {
  /** Names the post in addresses, in every language. */
  readonly slug: string
  readonly category: PostCategory
  readonly title: string
  readonly teaser: string
  readonly picture: PictureRef
  readonly publishedAt: number
  /** Whole minutes that reading takes, at least 1. */
  readonly minutes: number
  /** Who wrote it. */
  readonly author: string
}

/** A whole post. */
export interface BlogPostDetails extends BlogPost {
  readonly body: readonly Block[]
  /** Whom it is about; `BlogGateway.actors` has who they are. */
  readonly actorIds: readonly ActorId[]
  /** Other posts to go on with, at most three. */
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

/** The year of a moment, epoch ms, by universal time: the same for every reader, so that a post is in one archive. */
export const yearOf = (at: number): number => new Date(at).getUTCFullYear()

/** Whether a post may be seen: one that is scheduled is not answered before its time. */
export const isPublished = ({ publishedAt }: Pick<BlogPost, 'publishedAt'>, now: number): boolean => publishedAt <= now

/** The years that have posts, the newest first (BLO-006). */
export function archiveYears(posts: readonly Pick<BlogPost, 'publishedAt'>[]): readonly ArchiveYear[] {
  const counts = new Map<number, number>()
  for (const { publishedAt } of posts) counts.set(yearOf(publishedAt), (counts.get(yearOf(publishedAt)) ?? 0) + 1)
  return [...counts].map(([year, count]) => ({ year, count })).toSorted((a, b) => b.year - a.year)
}
