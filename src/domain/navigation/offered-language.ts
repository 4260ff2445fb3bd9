import { isLanguage, type Language } from './language'

/**
 * The language that is offered to a guest on a page of another one: the first of their browser's that the product
 * supports; `null`: the page is in it already, or they have chosen a language on this device. No guest is redirected
 * without consent [NAV-004].
 */
export function offeredLanguage(shown: Language, preferred: readonly string[], chosen: string | null): Language | null {
  if (chosen !== null) return null
  const accepted = preferred.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find((tag) => isLanguage(tag))
  return accepted === undefined || accepted === shown ? null : accepted
}
