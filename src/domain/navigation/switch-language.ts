import type { Language } from './language'
import { match, pathOf } from './match'
import { path } from './path'
import { splitUrl } from './url'

/**
 * The same page in another language, with query and hash unchanged (rulings: paths). From an address that is no page
 * the reader gets the start page of the language chosen, never a dead end.
 */
export const switchLanguage = (url: string, language: Language): string => {
  const found = match(url)
  const target = found.kind === 'redirect' ? match(found.to) : found
  const { search, hash } = splitUrl(url)
  const to = target.kind === 'route' ? pathOf(target, language) : path('start', {}, language)
  return `${to}${search}${hash}`
}
