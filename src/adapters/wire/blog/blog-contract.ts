import {
  blogActors,
  blogArchives,
  blogArchivesOfCategory,
  blogFrontPage,
  blogPm,
  blogPosts,
  openPost,
} from './blog-calls'
import { blogPort } from './blog-port'
import { block, span } from './markup'
import {
  archiveYear,
  blogActor,
  blogArchive,
  blogCategory,
  blogPost,
  blogPostDetails,
  frontPage,
  postCategory,
} from './post'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'
import { fewPages, manyPages } from '@/adapters/wire/base/site-map'
import { BLOG_CATEGORIES } from '@/domain/blog/blog-category'

const fields = {
  slug: 'Names the post in addresses, in every language.',
  minutes: 'That reading takes, whole.',
}

const CACHED = 'May be used again for 60 seconds: Cache-Control is private, max-age=60.'

const page = 'From 1; the first where it is missing.'
const year = 'By universal time; missing: all years.'

/** The magazine. */
export const blogContract: FeatureContract = {
  feature: 'blog',
  about: 'The magazine: posts in four categories, and archives by year.',
  ports: { blog: blogPort },
  sitemap: [
    fewPages('blogCategory', async () => BLOG_CATEGORIES.map((category) => ({ blogCategory: category }))),
    fewPages('blogArchive', async ({ blog }) =>
      (await blog.archive({ pageSize: 1 })).years.map((archive) => ({ year: String(archive.year) })),
    ),
    manyPages(
      'stories',
      'blogPost',
      ({ blog }, first, offset) => blog.posts({ category: 'latest', page: offset / first + 1, pageSize: first }),
      ({ slug }) => ({ postSlug: slug }),
    ),
  ],
  schemas: [
    { name: 'PostCategory', schema: postCategory, about: 'A category of posts.' },
    {
      name: 'BlogCategory',
      schema: blogCategory,
      about: 'A list of posts: one of a category, or latest, which has all.',
    },
    { name: 'BlogPost', schema: blogPost, about: 'A post in a list.', fields },
    {
      name: 'Span',
      schema: span,
      about: 'Text that looks the same throughout.',
      fields: { href: 'A page of ours (rooted), https or mailto; null: no link. Nothing else is ever sent.' },
    },
    {
      name: 'Block',
      schema: block,
      about: 'A part of a post. Posts are sent as blocks and never as HTML: a client renders them as it likes.',
      fields: {
        level: '2 is the highest.',
        ordered: 'Whether its entries are numbered.',
        caption: 'What the picture shows; empty where it only decorates.',
      },
    },
    {
      name: 'BlogPostDetails',
      schema: blogPostDetails,
      about: 'A whole post.',
      fields: {
        ...fields,
        actorIds: 'Whom it is about: see blogActors.',
        related: 'Posts to go on with, at most three.',
      },
    },
    { name: 'BlogActor', schema: blogActor, about: 'An actor whom a post is about.' },
    { name: 'ArchiveYear', schema: archiveYear, about: 'A year that has posts.' },
    {
      name: 'BlogArchive',
      schema: blogArchive,
      about: 'A page of an archive.',
      fields: { total: 'Of the year that was requested.', years: 'All that have posts, the newest first.' },
    },
    {
      name: 'FrontPage',
      schema: frontPage,
      about: 'The front page; each post is on it once.',
      fields: { lead: 'The announcement that is pinned, else the newest post; null: there is none.' },
    },
    { name: 'BlogPage', schema: blogPosts.answer, about: 'Part of a list, with the length of the whole.' },
  ],
  operations: [
    {
      operation: blogPosts,
      about: 'The posts of a category, the newest first.',
      rules: CACHED,
      fields: { page, pageSize: '3 where it is missing.', exclude: 'Slugs to leave out, between commas.' },
    },
    {
      operation: blogArchives,
      about: 'The posts of a year, the newest first.',
      rules: CACHED,
      fields: { page, year, pageSize: '9 where it is missing.' },
    },
    {
      operation: blogArchivesOfCategory,
      about: 'The posts of a year and a category, the newest first.',
      rules: CACHED,
      fields: { page, year, pageSize: '9 where it is missing.' },
    },
    { operation: blogFrontPage, about: 'What the front page shows.', rules: CACHED },
    {
      operation: blogPm,
      about: 'The announcement that leads the blog; null: none is pinned.',
      rules: CACHED,
    },
    {
      operation: blogActors,
      about: 'Actors whom posts are about, in the order of their ids.',
      rules: `Those who are gone are left out. ${CACHED}`,
      fields: { ids: 'Between commas.' },
    },
    {
      operation: openPost,
      about: 'A whole post; null where none has this slug, or its time has not come.',
      rules: CACHED,
    },
  ],
}
