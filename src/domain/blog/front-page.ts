import { BLOG_PAGE_SIZE, POST_CATEGORIES, type BlogPost, type PostCategory } from './post'

/** How many posts are beside the lead story. */
const LATEST = 4

/** One category on the front page, with its newest posts. */
export interface FrontSection<P = BlogPost> {
  readonly category: PostCategory
  readonly posts: readonly P[]
}

/** The front page: the lead story, what is new besides, and every category (BLO-014). Each post is on it once. */
export interface FrontPage<P = BlogPost> {
  /** `null`: nothing was published yet. */
  readonly lead: P | null
  readonly latest: readonly P[]
  /** Those that have a post, in the order of the categories. */
  readonly sections: readonly FrontSection<P>[]
}

/** Lays out the front page of posts that are sorted by date, the newest first; a post that is pinned leads. */
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
