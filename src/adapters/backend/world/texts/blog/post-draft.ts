import type { Language } from '@/domain/navigation/language'

/** German, English, Spanish. */
export type Line = readonly [de: string, en: string, es: string]

/** Returns a line in one language. */
export const inLanguage = ([de, en, es]: Line, language: Language): string => ({ de, en, es })[language]

/** The HTML of a paragraph, a heading, a quote and a list: what an editor would hand over. */
export const p = (text: string): string => `<p>${text}</p>`
export const h = (text: string): string => `<h2>${text}</h2>`
export const quote = (text: string): string => `<blockquote><p>${text}</p></blockquote>`
export const ul = (...items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
