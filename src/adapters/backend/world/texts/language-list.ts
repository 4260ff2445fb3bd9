import type { Language } from '@/domain/navigation/language'

const IN: Readonly<Record<Language, string>> = { de: 'auf', en: 'in', es: 'en' }

const made = new Map<Language, { readonly names: Intl.DisplayNames; readonly list: Intl.ListFormat }>()

function formatsOf(language: Language) {
  const known = made.get(language)
  if (known !== undefined) return known
  const formats = {
    names: new Intl.DisplayNames([language], { type: 'language' }),
    list: new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }),
  }
  made.set(language, formats)
  return formats
}

/** Returns parts as a list in a language: "one, two and three". */
export const listOf = (parts: readonly string[], language: Language): string => formatsOf(language).list.format(parts)

/**
 * Returns the languages that an actor speaks, in the guest's: "in German, English and French".
 * Codes are ISO 639-1.
 */
export function languageList(codes: readonly string[], language: Language): string {
  const { names } = formatsOf(language)
  return `${IN[language]} ${listOf(
    codes.map((code) => names.of(code) ?? code),
    language,
  )}`
}

/** The name of a day of the week, 0: Sunday. */
export const dayName = (day: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 10, 22 + day))
