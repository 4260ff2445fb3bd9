import { seoTexts, type SeoRecord } from '@/adapters/backend/seo/seo-records'
import { mapLanguages } from '@/adapters/backend/kernel/localized'
import { seedOf } from '@/adapters/backend/world/seed/seed'
import seoPages from '@/adapters/backend/world/data/seo.json' with { type: 'json' }
import { inAllLanguages, type InLanguage } from '@/adapters/backend/world/texts/in-language'
import type { SeoText } from '@/domain/seo/seo-text'

/** `more`: two paragraphs about the subject of the page. */
function textOf({ slug, name, lead, more }: InLanguage<(typeof seoPages)[number]>): SeoText {
  return {
    h1: name,
    h2: lead,
    seoTitle: name,
    seoDescription: `${lead} ${more[0]}`,
    freeText: more.join('\n\n'),
    freeTextShort: lead,
    breadcrumb: name,
    slug,
  }
}

/** The texts of all list pages. */
export const generateSeoTexts = (): readonly SeoRecord[] =>
  seoPages.map((page) => ({
    tag: page.tag,
    texts: mapLanguages(inAllLanguages(page), textOf),
  }))

export const seoTextsSeed = seedOf(seoTexts, 'byTag', generateSeoTexts)
