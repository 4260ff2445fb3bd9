import * as z from 'zod/mini'
import { blogActor, blogArchive, blogCategory, blogPost, blogPostDetails, frontPage, postSlug } from './post'
import { pageOf } from '@/adapters/wire/base/pages'
import { get } from '@/adapters/wire/base/rest-call'
import { intText, nothing, text } from '@/adapters/wire/base/scalars'
import { BLOG_MAX_AGE } from '@/domain/blog/post'

/** How many posts a page has at most, and how many pages may be counted. */
const MAX_SIZE = 100
const MAX_PAGE = 10_000

/** Every answer of the blog may be used again for a minute (BLO-011). */
const CACHED = { maxAge: BLOG_MAX_AGE }

const page = z.exactOptional(intText(1, MAX_PAGE))
const pageSize = z.exactOptional(intText(1, MAX_SIZE))
const year = z.exactOptional(intText(1, 9_999))

/** Slugs or ids in a query string, between commas. */
const commaList = text(10_000)

export const blogPosts = get(
  'blogPosts',
  '/blog/posts/:category',
  z.object({ category: blogCategory, page, pageSize, exclude: z.exactOptional(commaList) }),
  pageOf(blogPost),
  CACHED,
)

export const blogArchives = get(
  'blogArchives',
  '/blog/archives',
  z.object({ year, page, pageSize }),
  blogArchive,
  CACHED,
)

export const blogArchivesOfCategory = get(
  'blogArchivesOfCategory',
  '/blog/archives/:category',
  z.object({ category: blogCategory, year, page, pageSize }),
  blogArchive,
  CACHED,
)

export const blogFrontPage = get('blogFrontPage', '/blog/frontpage', nothing, frontPage, CACHED)

export const blogPm = get('blogPm', '/blog/pm', nothing, z.object({ post: z.nullable(blogPost) }), CACHED)

export const blogActors = get(
  'blogActors',
  '/blog/actors',
  z.object({ ids: commaList }),
  z.object({ actors: z.array(blogActor) }),
  CACHED,
)

export const openPost = get(
  'openPost',
  '/blog/post/:slug',
  z.object({ slug: postSlug }),
  z.object({ post: z.nullable(blogPostDetails) }),
  CACHED,
)
