import type { Localized } from '@/adapters/backend/kernel/localized'
import { inEachLanguage } from '@/adapters/backend/kernel/record-checks'
import { fields, schemaOf, text } from '@/adapters/stores/record-schema'
import type { Collection } from '@/adapters/stores/store'
import type { SeoText } from '@/domain/seo/seo-text'

/**
 * The tag of the text for an actor's videos of a tag, which has the placeholders `{actor}` and
 * `{topic}`.
 */
export const ACTOR_TAG = 'actor-videos'

/** The text that pages of a tag show. */
export interface SeoRecord {
  readonly tag: string
  readonly texts: Localized<SeoText>
}

export const seoTexts: Collection<SeoRecord> = {
  name: 'seoTexts',
  schema: schemaOf(
    fields<SeoRecord>({
      tag: text,
      texts: inEachLanguage(
        fields<SeoText>({
          h1: text,
          h2: text,
          seoTitle: text,
          seoDescription: text,
          freeText: text,
          freeTextShort: text,
          breadcrumb: text,
          slug: text,
        }),
      ),
    }),
  ),
  key: ({ tag }) => tag,
  indexes: { byTag: ({ tag }) => [[tag]] },
}
