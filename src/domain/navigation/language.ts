/** The languages that the whole product supports: routes, texts and calls [I18-001]. */
export const LANGUAGES = ['de', 'en', 'es'] as const

/** A language a guest can choose [I18-001]. */
export type Language = (typeof LANGUAGES)[number]

/** The default for a guest whose language we do not support [I18-003]. */
export const DEFAULT_LANGUAGE: Language = 'en'

/**
 * True for exactly the languages of the product, in lower case as paths and catalogs write them
 * [I18-001].
 */
export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text)

/**
 * Returns the language for a text from outside (a browser setting such as `de-AT`, a path segment,
 * a stored choice): its primary part decides, and any language we do not support, Dutch included,
 * becomes English [I18-003].
 */
export const languageOrDefault = (text: string | null | undefined): Language => {
  const primary = (text ?? '').trim().toLowerCase().split(/[-_]/u)[0] ?? ''
  return isLanguage(primary) ? primary : DEFAULT_LANGUAGE
}
