import { legalTexts } from '@/adapters/backend/legal/legal-records'
import type { World } from '@/adapters/backend/world/seed/generate-world'
import { seedOf } from '@/adapters/backend/world/seed/seed'
import legal from '@/adapters/backend/world/data/legal.json' with { type: 'json' }
import { inLanguage } from '@/adapters/backend/world/texts/in-language'
import { legalHtml } from '@/adapters/backend/world/texts/legal/legal-html'
import { LEGAL_TEXT_TYPES, type LegalText } from '@/domain/legal/legal-text'
import { LANGUAGES } from '@/domain/navigation/language'

/** The day the texts were last changed, epoch ms. */
const AS_OF = Date.UTC(2026, 10, 21, 12)

/**
 * Returns the first version of every legal text; in a world that begins before it was written it
 * counts from the beginning.
 */
export const generateLegalTexts = ({ now }: Pick<World, 'now'>): readonly LegalText[] =>
  LEGAL_TEXT_TYPES.flatMap((type) =>
    LANGUAGES.map((language) => ({
      id: `${type}-1-${language}`,
      type,
      product: 'vesper',
      version: 1,
      language,
      title: legal[type].title[language],
      validFrom: Math.min(AS_OF, now),
      html: legalHtml(inLanguage(legal[type], language), language),
    })),
  )

export const legalTextsSeed = seedOf(legalTexts, 'newest', generateLegalTexts)
