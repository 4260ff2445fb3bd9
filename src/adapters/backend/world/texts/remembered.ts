import type { Language } from '@/domain/navigation/language'

/** What is made of a record and a language, made once and frozen as long as the record stands: records are replaced, never changed. */
export function remembered<R extends object, T extends object>(
  make: (record: R, language: Language) => T,
): (record: R, language: Language) => T {
  const known = new WeakMap<R, Map<Language, T>>()
  return (record, language) => {
    const ofRecord = known.get(record) ?? new Map<Language, T>()
    known.set(record, ofRecord)
    const made = ofRecord.get(language) ?? Object.freeze(make(record, language))
    ofRecord.set(language, made)
    return made
  }
}
