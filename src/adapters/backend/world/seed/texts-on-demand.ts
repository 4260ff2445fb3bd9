import type { Localized } from '@/adapters/backend/kernel/localized'
import type { Language } from '@/domain/navigation/language'

/**
 * Returns texts of a seeded record that are composed when they are first read. They behave as
 * stored ones: a copy of the record shares them, and code that serialises the record reads all
 * languages. A world of 100,000 actors starts without composing any.
 */
export function textsOnDemand<T>(compose: (language: Language) => T): Localized<T> {
  const composed: { -readonly [L in Language]?: T } = {}
  const read = (language: Language): T => (composed[language] ??= compose(language))
  return {
    get de() {
      return read('de')
    },
    get en() {
      return read('en')
    },
    get es() {
      return read('es')
    },
  }
}
