import type { Texts } from './texts'

/** Returns a language's name alone: capitalized even where the guest's language does not. */
export function languageLabel(code: string, texts: Texts): string {
  const [first = '', ...rest] = texts.languageName(code)
  return first.toLocaleUpperCase(texts.language) + rest.join('')
}
