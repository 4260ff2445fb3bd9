import { language } from '@/adapters/backend/kernel/record-checks'
import { fields, number, oneOf, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import type { Collection } from '@/adapters/stores/store'
import { LEGAL_TEXT_TYPES, type LegalText } from '@/domain/legal/legal-text'

/** Every version of every legal text. */
export const legalTexts: Collection<LegalText> = {
  name: 'legalTexts',
  schema: schemaOf(
    fields<LegalText>({
      id: text,
      type: oneOf(...LEGAL_TEXT_TYPES),
      product: text,
      version: whole,
      language,
      title: text,
      validFrom: number,
      html: text,
    }),
  ),
  key: ({ id }) => id,
  indexes: { newest: ({ id, type, validFrom, version }) => [[-validFrom, -version, type, id]] },
}
