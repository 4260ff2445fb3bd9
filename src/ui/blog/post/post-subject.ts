import type { PageSubject } from '@/application/platform/rendered-page'
import type { BlogPostDetails } from '@/domain/blog/post'
import { fileOf } from '@/ui/artwork/file-of'
import { pictureOf } from '@/ui/artwork/picture-of'

/** Structured data of a page about a story, for search engines. */
export const postSubject = ({
  title,
  teaser,
  picture,
  publishedAt,
  author,
}: Pick<BlogPostDetails, 'title' | 'teaser' | 'picture' | 'publishedAt' | 'author'>): PageSubject => ({
  '@type': 'WebPage',
  mainEntity: {
    '@type': 'Article',
    headline: title,
    description: teaser,
    url: '',
    image: fileOf(pictureOf(picture)),
    datePublished: new Date(publishedAt).toISOString(),
    author: { '@type': 'Person', name: author },
    isAccessibleForFree: true,
  },
})
