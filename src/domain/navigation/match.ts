import { DEFAULT_LANGUAGE, isLanguage, type Language, languageOrDefault, LANGUAGES } from './language'
import { actorNameInPath, PARAM_RULES, type ParamsOf } from './params'
import { path } from './path'
import { ROUTE_NAMES, ROUTES, type RouteName } from './routes'
import { decodeSegment } from './segment'
import { splitUrl } from './url'

/** A page with the parameters of its own row. */
export type Page<R extends RouteName = RouteName> = R extends RouteName
  ? { readonly route: R; readonly params: ParamsOf<R> }
  : never

/** What an address means: a page, another address to go to instead (same query and hash), or nothing we have. */
export type Match =
  | (Page & { kind: 'route'; language: Language; query: URLSearchParams; hash: string })
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'none'; readonly language: Language }

type Segment = { readonly literal: string } | { readonly param: string }

const compile = (pattern: string): readonly Segment[] =>
  pattern === ''
    ? []
    : pattern.split('/').map((text) => (text.startsWith('{') ? { param: text.slice(1, -1) } : { literal: text }))

const compiled = (language: Language) =>
  ROUTE_NAMES.map((route) => ({ route, segments: compile(ROUTES[route][language]) }))

const table = { de: compiled('de'), en: compiled('en'), es: compiled('es') } as const

const read = (segments: readonly Segment[], given: readonly string[]): Record<string, string> | undefined => {
  if (segments.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const text = decodeSegment(given[index] ?? '')
    if ('literal' in segment) {
      if (text !== segment.literal) return undefined
      continue
    }
    if (given[index] === '' || PARAM_RULES[segment.param]?.(text) === false) return undefined
    params[segment.param] = segment.param === 'actorName' ? actorNameInPath(text) : text
  }
  return params
}

/** The page whose path segments these are, in that language. */
const pageIn = (language: Language, given: readonly string[]): Page | undefined => {
  for (const { route, segments } of table[language]) {
    const params = read(segments, given)
    if (params) return { route, params } as Page
  }
  return undefined
}

/**
 * The current language's segments first; a reader may also still have another language's segments after changing the
 * language by hand.
 */
const findPage = (language: Language, given: readonly string[]): Page | undefined =>
  pageIn(language, given) ?? LANGUAGES.map((other) => pageIn(other, given)).find((page) => page !== undefined)

const firstWords = new Set(
  LANGUAGES.flatMap((language) => ROUTE_NAMES.map((route) => ROUTES[route][language].split('/')[0] ?? '')),
)

const looksLikeLanguage = (text: string): boolean => /^[a-z]{2}(?:[-_][a-z]{2})?$/iu.test(text) && !firstWords.has(text)

/** The one address of a page. */
export const pathOf = (page: Page, language: Language): string => path(page.route, page.params, language)

/**
 * Reads an address, absolute or from the root. Inverse of `path`. A page has one address: missing trailing slashes,
 * capitals in actor names, another language's segments, `/de/` and unknown languages (to the same path in English) all
 * redirect to it, in one step [NAV-004][NAV-005][NAV-006] (ruling 15).
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
