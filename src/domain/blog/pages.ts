import { at, pages } from '@/domain/navigation/page-descriptor'

/** The pages of the magazine. */
export const blogPages = pages(
  { section: 'blog' },
  {
    blog: at('blog'),
    blogCategory: at('blog/{blogCategory}'),
    blogPost: at('blog/post/{postSlug}', 'blog/beitrag/{postSlug}', 'blog/entrada/{postSlug}'),
    blogArchive: at('blog/archive/{year}', 'blog/archiv/{year}', 'blog/archivo/{year}'),
  },
)
