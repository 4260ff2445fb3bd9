/** The languages the whole product speaks: routes, texts and calls [I18-001]. */
export const LANGUAGES = ['de', 'en', 'es'] as const

/** A language a guest can choose [I18-001]. */
export type Language = (typeof LANGUAGES)[number]

/** What a reader gets whose language we do not speak [I18-003]. */
export const DEFAULT_LANGUAGE: Language = 'en'

/** True for exactly the languages of the product, in lower case as paths and catalogs write them [I18-001]. */
export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text)

/**
 * The language for a text from outside (a browser setting such as `de-AT`, a path segment, a stored choice): its primary
 * part decides, and whatever we do not speak, Dutch included, becomes English [I18-003].
 */
export const languageOrDefault = (text: string | null | undefined): Language => {
  const primary = (text ?? '').trim().toLowerCase().split(/[-_]/u)[0] ?? ''
  return isLanguage(primary) ? primary : DEFAULT_LANGUAGE
}
