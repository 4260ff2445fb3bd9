import * as z from 'zod'
import { actorKind } from './actor'
import { lineKind } from './line-kind'
import { contentOf, iso, shownMembers, writable } from './members'
import { blogPosts } from '@/adapters/backend/blog/post-records'
import { mapLanguages } from '@/adapters/backend/kernel/localized'
import { inEachLanguage, lineId, moment, picture, slug, text } from '@/adapters/modules/catalogue/line-parts'
import { POST_CATEGORIES } from '@/domain/blog/post'
import type { ActorId } from '@/domain/ids'
import { blocksOf, MAX_MARKUP } from '@/domain/markup/blocks-of'
import { htmlOf } from '@/domain/markup/html-of'

const schema = z.strictObject({
  kind: z.literal('story'),
  ...shownMembers,
  slug,
  category: z.enum(POST_CATEGORIES),
  publishedAt: moment,
  pinned: z.boolean().default(false),
  picture,
  author: text(80),
  actorIds: z.array(lineId<ActorId>()).max(40).default([]),
  texts: inEachLanguage(
    z.strictObject({
      title: text(160),
      teaser: text(1_000),
      /** HTML, of which only blocks of text are stored. */ html: text(MAX_MARKUP),
    }),
  ),
})

export const storyKind = lineKind({
  schema,
  keyedBy: 'slug',
  collection: blogPosts,
  record: (line) => ({
    ...contentOf(line),
    texts: mapLanguages(line.texts, ({ title, teaser, html }) => ({ title, teaser, body: blocksOf(html) })),
  }),
  references: [{ to: actorKind, ids: ({ actorIds }) => actorIds }],
  releasedAt: ({ publishedAt }) => publishedAt,
  written: ({ stories }) =>
    stories.map(({ publishedAt, texts, ...own }) => ({
      kind: 'story',
      ...writable(own),
      publishedAt: iso(publishedAt),
      texts: mapLanguages(texts, ({ title, teaser, body }) => ({ title, teaser, html: htmlOf(body) })),
    })),
})
