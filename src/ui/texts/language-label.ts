import type { Texts } from './texts'

/** A language by its name, where it stands by itself: with a capital also where the guest's language writes it small. */
export function languageLabel(code: string, texts: Texts): string {
  const [first = '', ...rest] = texts.languageName(code)
  return first.toLocaleUpperCase(texts.language) + rest.join('')
}
