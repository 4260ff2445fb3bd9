import * as z from 'zod'
import { lineKind, type Apply } from './line-kind'
import { legalTexts } from '@/adapters/backend/legal/legal-records'
import { inEachLanguage, moment, text } from '@/adapters/modules/catalogue/line-parts'
import type { Reader } from '@/adapters/stores/store'
import { LEGAL_TEXT_TYPES, type LegalText } from '@/domain/legal/legal-text'
import type { Language } from '@/domain/navigation/language'
import { MAX_MARKUP } from '@/domain/markup/blocks-of'

const NAME = new RegExp(`^(?<type>${LEGAL_TEXT_TYPES.join('|')})-(?<version>[1-9]\\d{0,4})$`, 'u')

const schema = z.strictObject({
  kind: z.literal('legalText'),
  /** The text and its version: `terms-of-service-2`. */
  key: z.string().regex(NAME, 'has to be terms-of-service or data-protection, and a version: terms-of-service-2'),
  product: text(40).default('vesper'),
  validFrom: moment,
  texts: inEachLanguage(z.strictObject({ title: text(160), html: text(MAX_MARKUP) })),
})

type Line = z.output<typeof schema>

/** The text that a key names. */
function namedBy(key: string): Pick<LegalText, 'type' | 'version'> {
  const { type, version } = NAME.exec(key)?.groups ?? {}
  return {
    type: LEGAL_TEXT_TYPES.find((each) => each === type) ?? 'terms-of-service',
    version: Number(version ?? 1),
  }
}

const recordOf = ({ key, product, validFrom, texts }: Line, language: Language): LegalText => ({
  id: `${key}-${language}`,
  ...namedBy(key),
  product,
  language,
  ...texts[language],
  validFrom,
})

const inOneOf = (language: Language) => ({
  key: ({ key }: Line) => `${key}-${language}`,
  record: (line: Line) => recordOf(line, language),
})

/**
 * A version that is stored is what guests have agreed to or will be asked for: it never changes, and
 * the next one comes after it.
 */
async function refusalOf(line: Line, reader: Reader): Promise<string | null> {
  const { type, version } = namedBy(line.key)
  const stored = (await reader.find(legalTexts, 'newest', { prefix: [] })).filter((one) => one.type === type)
  for (const one of stored.filter((each) => each.version === version)) {
    const { title, html, validFrom, product } = recordOf(line, one.language)
    const isSame = one.title === title && one.html === html && one.validFrom === validFrom && one.product === product
    if (!isSame) return `${line.key} is published already: a changed text is the next version`
  }
  const later = stored.find((one) => one.version < version && one.validFrom >= line.validFrom)
  return later === undefined ? null : `validFrom: version ${later.version} is valid later, or from the same moment`
}

/** A version of a legal text, in all languages. */
export const legalTextKind = lineKind({
  schema,
  keyedBy: 'key',
  collection: legalTexts,
  recordKey: inOneOf('de').key,
  record: inOneOf('de').record,
  further: (['en', 'es'] as const).map((language) => {
    const { key, record } = inOneOf(language)
    return (line: Line, _key: string, apply: Apply) => apply(legalTexts, key(line), () => record(line))
  }),
  refusal: refusalOf,
  written: () => [],
})
