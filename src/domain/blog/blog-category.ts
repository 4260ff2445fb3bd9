/** The categories of the blog that have a page (BLO-001..005). */
export const BLOG_CATEGORIES = ['events', 'actions', 'news', 'interviews', 'latest'] as const

/** One category of the blog. */
export type BlogCategory = (typeof BLOG_CATEGORIES)[number]
