import { DEFAULT_LANGUAGE, isLanguage, type Language, languageOrDefault, LANGUAGES } from '@/domain/navigation/language'
import { actorNameInPath, PARAM_RULES, type ParamsOf } from './params'
import { path } from './path'
import { ROUTE_NAMES, ROUTES, type RouteName } from './routes'
import { decodeSegment } from '@/domain/navigation/segment'
import { splitUrl } from '@/domain/navigation/url'

/** A page with the parameters of its own row. */
export type Page<R extends RouteName = RouteName> = R extends RouteName
  ? { readonly route: R; readonly params: ParamsOf<R> }
  : never

/**
 * The result of reading an address: a page, another address to redirect to (same query and hash),
 * or nothing we have.
 */
export type Match =
  | (Page & { kind: 'route'; language: Language; query: URLSearchParams; hash: string })
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'none'; readonly language: Language }

const table = (language: Language) =>
  ROUTE_NAMES.map((route) => [route, ROUTES[route][language].split('/').filter((segment) => segment !== '')] as const)

const tables = { de: table('de'), en: table('en'), es: table('es') } as const

const read = (pattern: readonly string[], given: readonly string[]): Record<string, string> | undefined => {
  if (pattern.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of pattern.entries()) {
    const text = decodeSegment(given[index] ?? '')
    if (segment.startsWith('{')) {
      const name = segment.slice(1, -1)
      if (given[index] === '' || PARAM_RULES[name]?.(text) === false) return undefined
      params[name] = name === 'actorName' ? actorNameInPath(text) : text
    } else if (text !== segment) return undefined
  }
  return params
}

/** Returns the page with these path segments in one language. */
const pageIn = (language: Language, given: readonly string[]): Page | undefined => {
  for (const [route, pattern] of tables[language]) {
    const params = read(pattern, given)
    if (params) return { route, params } as Page
  }
  return undefined
}

/**
 * Searches the current language's segments first; an address may also have another language's
 * segments after a guest changed the language by hand.
 */
const findPage = (language: Language, given: readonly string[]): Page | undefined =>
  pageIn(language, given) ?? LANGUAGES.map((other) => pageIn(other, given)).find((page) => page !== undefined)

const firstWords = new Set(
  LANGUAGES.flatMap((language) => ROUTE_NAMES.map((route) => ROUTES[route][language].split('/')[0] ?? '')),
)

const looksLikeLanguage = (text: string): boolean => /^[a-z]{2}(?:[-_][a-z]{2})?$/iu.test(text) && !firstWords.has(text)

/** Returns the only address of a page. */
export const pathOf = (page: Page, language: Language): string => path(page.route, page.params, language)

/**
 * Reads an address, absolute or from the root. Inverse of `path`. A page has one address: missing
 * trailing slashes, capitals in actor names, another language's segments, `/de/` and unknown
 * languages (to the same path in English) all redirect to it, in one step
 * [NAV-004][NAV-005][NAV-006] (ruling 15).
 */
export const match = (url: string): Match => {
  const { pathname, search, hash } = splitUrl(url)
  const given = pathname.replace(/^\//u, '').replace(/\/$/u, '').split('/')
  const first = given[0] ?? ''
  if (given.length === 1 && first === '') {
    if (pathname !== '/') return { kind: 'redirect', to: `/${search}${hash}` }
    return { kind: 'route', route: 'start', params: {}, language: 'de', query: new URLSearchParams(search), hash }
  }
  if (!isLanguage(first) && !looksLikeLanguage(first)) return { kind: 'none', language: DEFAULT_LANGUAGE }
  const language = languageOrDefault(first)
  const rest = given.slice(1)
  const page = findPage(language, rest)
  if (!page) {
    if (first === language) return { kind: 'none', language }
    return {
      kind: 'redirect',
      to: `/${[language, ...rest].join('/')}${pathname.endsWith('/') ? '/' : ''}${search}${hash}`,
    }
  }
  const canonical = pathOf(page, language)
  if (canonical !== pathname) return { kind: 'redirect', to: `${canonical}${search}${hash}` }
  return { kind: 'route', ...page, language, query: new URLSearchParams(search), hash }
}
