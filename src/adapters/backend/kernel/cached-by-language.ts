import type { Language } from '@/domain/navigation/language'

/**
 * Caches the frozen value computed from a record and a language for as long as the record exists:
 * records are replaced, never changed.
 */
export function cachedByLanguage<R extends object, T extends object>(
  compute: (record: R, language: Language) => T,
): (record: R, language: Language) => T {
  const cache = new WeakMap<R, Map<Language, T>>()
  return (record, language) => {
    const ofRecord = cache.get(record) ?? new Map<Language, T>()
    cache.set(record, ofRecord)
    const value = ofRecord.get(language) ?? Object.freeze(compute(record, language))
    ofRecord.set(language, value)
    return value
  }
}
