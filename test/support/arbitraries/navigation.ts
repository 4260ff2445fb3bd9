import * as fc from 'fast-check'
import { LANGUAGES } from '@/domain/navigation/language'
import { type MenuEvent, MOBILE_MENUS } from '@/domain/navigation/menus'
import { BLOG_CATEGORIES } from '@/domain/blog/blog-category'
import { SEARCH_CATEGORIES } from '@/domain/search/search-category'
import type { ParamsOf, ParamTypes } from '@/domain/routes/params'
import { ROUTE_NAMES, ROUTES, type RouteName } from '@/domain/routes/routes'

export const anyLanguage = fc.constantFrom(...LANGUAGES)

/** Texts that break naive paths, besides every text there is. */
export const anySegmentText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    'lone \ud800 half',
    '.',
    '..',
    '~',
    '~.',
    '~~..',
    '/',
    'a/b',
    '100%',
    '%2F',
    '%',
    'ä ö',
    '?x=1',
    '#top',
    '..\\',
    '日本 語',
  ),
)

const anyParam = {
  blogCategory: fc.constantFrom(...BLOG_CATEGORIES),
  searchCategory: fc.constantFrom(...SEARCH_CATEGORIES),
  year: fc.integer({ min: 1000, max: 9999 }).map(String),
} as const satisfies Partial<Record<keyof ParamTypes, fc.Arbitrary<string>>>

const arbitraryOf = (name: string): fc.Arbitrary<string> =>
  name in anyParam ? anyParam[name as keyof typeof anyParam] : anySegmentText

/** Any parameters for one page, read off its row in the route table. */
export const anyParamsOf = (route: RouteName): fc.Arbitrary<Record<string, string>> => {
  const names = [...ROUTES[route].en.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name ?? '')
  return fc.record(Object.fromEntries(names.map((name) => [name, arbitraryOf(name)])))
}

/** Any page with any parameters. */
export const anyPage = fc
  .constantFrom(...ROUTE_NAMES)
  .chain((route) => anyParamsOf(route).map((params) => ({ route, params: params as ParamsOf<RouteName> })))

/** A query with unicode and repeated keys. */
export const anyQuery = fc
  .array(fc.tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme' })), { maxLength: 4 })
  .map((entries) => new URLSearchParams(entries))

const anyMenu = fc.constantFrom(...MOBILE_MENUS)

/** Anything a guest can do with the menus of a phone. */
export const anyMenuEvent: fc.Arbitrary<MenuEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('open' as const, 'toggle' as const), menu: anyMenu }),
  fc.record({ type: fc.constantFrom('dismiss' as const, 'left' as const, 'closeSubMenu' as const) }),
  fc.record({ type: fc.constant('openSubMenu' as const), name: fc.string(), isBlocking: fc.boolean() }),
  fc.record({ type: fc.constant('resized' as const), width: fc.integer({ min: 320, max: 1_600 }) }),
)
