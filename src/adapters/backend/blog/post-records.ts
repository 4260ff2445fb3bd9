import type { Localized } from '@/adapters/backend/kernel/localized'
import { inEachLanguage } from '@/adapters/backend/kernel/record-checks'
import {
  either,
  fields,
  flag,
  id,
  list,
  nullable,
  number,
  oneOf,
  schemaOf,
  text,
  whole,
} from '@/adapters/stores/record-schema'
import type { Collection } from '@/adapters/stores/store'
import type { PictureRef } from '@/domain/actors/actor'
import { POST_CATEGORIES, type PostCategory } from '@/domain/blog/post'
import type { ActorId } from '@/domain/ids'
import type { Block, Heading, Illustration, List, Passage, Span } from '@/domain/markup/block'
import { PICTURE_VARIANTS } from '@/domain/pictures/picture-variants'

/**
 * The content of a post in one language. The body was parsed from HTML when it was imported: no
 * HTML is stored.
 */
export interface PostTexts {
  readonly title: string
  readonly teaser: string
  readonly body: readonly Block[]
}

/** The stored record of a post. */
export interface PostRecord {
  readonly slug: string
  readonly category: PostCategory
  /** Epoch ms; in the future: scheduled. */
  readonly publishedAt: number
  /** An announcement that leads the blog until a newer one does. */
  readonly pinned: boolean
  readonly picture: PictureRef
  readonly author: string
  readonly actorIds: readonly ActorId[]
  readonly texts: Localized<PostTexts>
}

const picture = fields<PictureRef>({ family: whole, variant: oneOf(...PICTURE_VARIANTS) })
const spans = list(fields<Span>({ text, strong: flag, emphasis: flag, href: nullable(text) }))

const block = either<Heading | Passage, List | Illustration>(
  either<Heading, Passage>(
    fields<Heading>({ kind: oneOf('heading'), level: oneOf(2, 3), spans }),
    fields<Passage>({ kind: oneOf('paragraph', 'quote'), spans }),
  ),
  either<List, Illustration>(
    fields<List>({ kind: oneOf('list'), ordered: flag, items: list(spans) }),
    fields<Illustration>({ kind: oneOf('picture'), picture, caption: text }),
  ),
)

/** The posts of the blog; what is read of them is in memory, as few as they are. */
export const blogPosts: Collection<PostRecord> = {
  name: 'blogPosts',
  schema: schemaOf(
    fields<PostRecord>({
      slug: text,
      category: oneOf(...POST_CATEGORIES),
      publishedAt: number,
      pinned: flag,
      picture,
      author: text,
      actorIds: list(id<ActorId>()),
      texts: inEachLanguage(fields<PostTexts>({ title: text, teaser: text, body: list<Block>(block) })),
    }),
  ),
  key: ({ slug }) => slug,
  indexes: { newest: ({ publishedAt, slug }) => [[-publishedAt, slug]] },
  search: {
    text: ({ texts }, language) => ({ title: texts[language].title, more: [texts[language].teaser] }),
    rank: ({ publishedAt }) => Math.round(publishedAt),
  },
}
