import { BLOG_PAGE_SIZE, POST_CATEGORIES, type BlogPost, type PostCategory } from './post'

/** Number of posts beside the lead story. */
const LATEST = 4

/** One category on the front page, with its newest posts. */
export interface FrontSection<P = BlogPost> {
  readonly category: PostCategory
  readonly posts: readonly P[]
}

/**
 * The front page: the lead story, other new posts, and every category (BLO-014). Each post appears
 * once.
 */
export interface FrontPage<P = BlogPost> {
  /** `null` before anything is published. */
  readonly lead: P | null
  readonly latest: readonly P[]
  /** The categories that have a post, in their order. */
  readonly sections: readonly FrontSection<P>[]
}

/** Lays out the front page from posts sorted by date, newest first; a pinned post leads. */
export function frontPageOf<P extends { readonly category: PostCategory }>(
  posts: readonly P[],
  pinned: P | null,
): FrontPage<P> {
  const lead = pinned ?? posts[0] ?? null
  const others = posts.filter((post) => post !== lead)
  const latest = others.slice(0, LATEST)
  const rest = others.slice(LATEST)
  const sections = POST_CATEGORIES.map((category) => ({
    category,
    posts: rest.filter((post) => post.category === category).slice(0, BLOG_PAGE_SIZE),
  }))
  return { lead, latest, sections: sections.filter((section) => section.posts.length > 0) }
}
