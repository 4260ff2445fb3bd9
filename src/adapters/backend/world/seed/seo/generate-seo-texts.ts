import { seoTexts, type SeoRecord } from '@/adapters/backend/seo/seo-records'
import { seedOf } from '@/adapters/backend/world/seed/seed'
import { seoPages, type SeoPage } from '@/adapters/backend/world/texts/seo/seo-pages'
import type { Language } from '@/domain/navigation/language'
import type { SeoText } from '@/domain/seo/seo-text'

function textOf({ slug, words }: SeoPage, language: Language): SeoText {
  const { name, lead, more } = words[language]
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
    texts: { de: textOf(page, 'de'), en: textOf(page, 'en'), es: textOf(page, 'es') },
  }))

export const seoTextsSeed = seedOf(seoTexts, 'byTag', generateSeoTexts)
