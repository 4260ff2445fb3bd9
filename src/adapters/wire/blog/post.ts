import * as z from 'zod/mini'
import { block } from './markup'
import { picture } from '@/adapters/wire/actors/actor'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { answerText, count, flag, int, moment, text, type Wire } from '@/adapters/wire/base/scalars'
import type { Archive } from '@/application/blog/blog-gateway'
import type { FrontPage } from '@/domain/blog/front-page'
import {
  POST_CATEGORIES,
  type ArchiveYear,
  type BlogActor,
  type BlogPost,
  type BlogPostDetails,
} from '@/domain/blog/post'
import { BLOG_CATEGORIES } from '@/domain/blog/blog-category'

export const postCategory = z.enum(POST_CATEGORIES)

export const blogCategory = z.enum(BLOG_CATEGORIES)

export const postSlug = text(200, 1)

const shape = {
  slug: postSlug,
  category: postCategory,
  title: answerText(500),
  teaser: answerText(2_000),
  picture,
  publishedAt: moment,
  minutes: int(1, 10_000),
  author: answerText(200),
}

export const blogPost: Wire<BlogPost> = z.object(shape)

export const blogPostDetails: Wire<BlogPostDetails> = z.object({
  ...shape,
  body: z.array(block),
  actorIds: z.array(actorId),
  related: z.array(blogPost),
})

export const blogActor: Wire<BlogActor> = z.object({
  id: actorId,
  name: answerText(200),
  avatar: picture,
  isOnline: flag,
})

export const archiveYear: Wire<ArchiveYear> = z.object({ year: int(1_970, 9_999), count })

export const blogArchive: Wire<Archive> = z.object({
  items: z.array(blogPost),
  total: count,
  years: z.array(archiveYear),
})

const frontSection = z.object({ category: postCategory, posts: z.array(blogPost) })

export const frontPage: Wire<FrontPage> = z.object({
  lead: z.nullable(blogPost),
  latest: z.array(blogPost),
  sections: z.array(frontSection),
})
