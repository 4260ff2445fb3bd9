import { language as languageCheck } from '@/adapters/backend/kernel/record-checks'
import { fields, list, number, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import type { Collection } from '@/adapters/stores/store'
import type { Language } from '@/domain/navigation/language'
import { patternWords } from '@/domain/search/words'

/** A pattern that guests have searched for in one language (SEA-023). */
export interface PatternRecord {
  readonly language: Language
  /** The words of the pattern, folded. */
  readonly words: string
  /** The pattern as the first guest typed it. */
  readonly text: string
  /** Number of networks that have searched for it; of guests, where there is no network between. */
  readonly count: number
  /** Digests of network and words of the latest searches, so that no network counts twice. */
  readonly recent: readonly string[]
  /** Epoch ms. */
  readonly lastAt: number
}

export const patternKey = (language: Language, words: string): string => `${language} ${words}`

/** The words of a pattern as it is stored. */
export const storedWords = (pattern: string): string => patternWords(pattern).join(' ')

export const searchPatterns: Collection<PatternRecord> = {
  name: 'searchPatterns',
  schema: schemaOf(
    fields<PatternRecord>({
      language: languageCheck,
      words: text,
      text,
      count: whole,
      recent: list(text),
      lastAt: number,
    }),
  ),
  key: ({ language, words }) => patternKey(language, words),
  indexes: {
    popular: ({ language, words, count }) => [[language, -count, words]],
    byDay: ({ lastAt, words }) => [[lastAt, words]],
  },
}
