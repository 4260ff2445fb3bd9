import * as z from 'zod'
import { lineKind } from './line-kind'
import { contentOf, iso, shownMembers, writable } from './members'
import { tvFormatKind } from './tv-format'
import { tvPosts } from '@/adapters/backend/tv/tv-records'
import { inEachLanguage, moment, picture, slug, text } from '@/adapters/modules/catalogue/line-parts'

const schema = z.strictObject({
  kind: z.literal('tvPost'),
  ...shownMembers,
  slug,
  formatKey: slug,
  texts: inEachLanguage(
    z.strictObject({ title: text(120), teaser: text(500), paragraphs: z.array(text(8_000)).min(1).max(100) }),
  ),
  picture,
  publishedAt: moment,
})

export const tvPostKind = lineKind({
  schema,
  keyedBy: 'slug',
  collection: tvPosts,
  record: (line) => contentOf(line),
  references: [{ to: tvFormatKind, ids: ({ formatKey }) => [formatKey] }],
  releasedAt: ({ publishedAt }) => publishedAt,
  written: (content) =>
    content.tvPosts.map(({ publishedAt, ...own }) => ({
      kind: 'tvPost',
      ...writable(own),
      publishedAt: iso(publishedAt),
    })),
})
