import { breadcrumb, breadcrumbType, crumb, getActorSeoContent, seoText, seoTexts, taggedSeoText } from './seo-calls'
import { seoPort } from './seo-port'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'

/** What pages show beside their lists. */
export const seoContract: FeatureContract = {
  feature: 'seo',
  about: 'Texts of list pages, and the way from the start page to a page.',
  ports: { seo: seoPort },
  schemas: [
    {
      name: 'SeoText',
      schema: seoText,
      about: 'What a list page shows and search engines read besides its list.',
      fields: {
        freeText: 'Plain text; an empty line divides paragraphs.',
        breadcrumb: 'What the page is called in a breadcrumb.',
      },
    },
    { name: 'TaggedSeoText', schema: taggedSeoText, about: 'The text of a tag.' },
    { name: 'BreadcrumbType', schema: breadcrumbType, about: 'A kind of page that has a breadcrumb.' },
    {
      name: 'Crumb',
      schema: crumb,
      about: 'A step of a breadcrumb.',
      fields: { address: 'From the root, in the language of the session.' },
    },
  ],
  operations: [
    {
      operation: seoTexts,
      about: 'The texts of tags, in their order.',
      rules: 'A tag without a text is left out.',
      fields: { tags: 'cams, top-cams, videos, albums, blog, blog-{category}.' },
    },
    {
      operation: getActorSeoContent,
      about: 'The text of an actor’s videos of a tag group; null where there is no such actor or group.',
      fields: { tagGroup: 'A tag of one of the videos.' },
    },
    {
      operation: breadcrumb,
      about: 'From the start page to a page; empty where there is no such page.',
      fields: {
        albumId: 'For album.',
        videoId: 'For video.',
        blogCategory: 'For blogCategory.',
        postSlug: 'For blogPost.',
        year: 'For blogArchive.',
      },
    },
  ],
}
