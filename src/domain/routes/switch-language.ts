import type { Language } from '@/domain/navigation/language'
import { match, pathOf } from './match'
import { path } from './path'
import { splitUrl } from '@/domain/navigation/url'

/**
 * Returns the same page in another language, with query and hash unchanged (rulings: paths). An
 * address that is not a page leads to the start page of the chosen language, never to a dead end.
 */
export const switchLanguage = (url: string, language: Language): string => {
  const found = match(url)
  const target = found.kind === 'redirect' ? match(found.to) : found
  const { search, hash } = splitUrl(url)
  const to = target.kind === 'route' ? pathOf(target, language) : path('start', {}, language)
  return `${to}${search}${hash}`
}
