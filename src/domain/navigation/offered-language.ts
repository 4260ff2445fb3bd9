import { isLanguage, type Language } from './language'

/**
 * Returns the language to offer a guest on a page in another one: the first supported language of
 * their browser; `null` when the page already uses it, or when they have chosen a language on this
 * device. No guest is redirected without consent [NAV-004].
 */
export function offeredLanguage(shown: Language, preferred: readonly string[], chosen: string | null): Language | null {
  if (chosen !== null) return null
  const accepted = preferred.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find((tag) => isLanguage(tag))
  return accepted === undefined || accepted === shown ? null : accepted
}
