import type { PostCategory } from '@/domain/blog/post'
import { POST_CATEGORIES } from '@/domain/blog/post'
import type { BlogCategory } from '@/domain/blog/blog-category'

/** A page of a list of posts by its address. `year`: an archive; else posts of a category. */
export interface PostsPage {
  readonly category: BlogCategory
  readonly year: number | null
  /** From 1. */
  readonly page: number
}

/** Returns the page in an address's query; invalid values mean the first. */
export const pageIn = (query: URLSearchParams): number => {
  const given = query.get('page') ?? ''
  return /^[1-9]\d{0,3}$/u.test(given) ? Number(given) : 1
}

/** The category by which an archive is filtered; `latest`: by none. */
export const categoryIn = (query: URLSearchParams): PostCategory | 'latest' =>
  POST_CATEGORIES.find((category) => category === query.get('category')) ?? 'latest'
