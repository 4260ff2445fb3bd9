import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ownParams, pageParams } from '#test/support/ui/page-params'
import { sitemapSections } from '@/adapters/server/sitemap/sitemap-sections'
import { LANGUAGES } from '@/domain/navigation/language'
import { LISTED_ROUTES } from '@/domain/routes/listed-pages'
import { match } from '@/domain/routes/match'
import { path } from '@/domain/routes/path'
import { plannedPages } from '@/domain/navigation/planned-pages'
import { ROUTE_NAMES, ROUTES, type RouteName } from '@/domain/routes/routes'
import { missingPage } from '@/ui/app/pages'
import { publicPages, screens } from '@/ui/app/screens'

const root = join(import.meta.dirname, '..', '..', '..')
const withScreen = ROUTE_NAMES.filter((route) => screens[route] !== undefined)
const namesOf = (route: RouteName): readonly string[] =>
  [...ROUTES[route].en.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name ?? '')

/** What the files of the features declare, by the names of pages. */
type Declared = Readonly<Record<string, Readonly<Record<string, object>>>>

const inDomain = import.meta.glob<Declared>('/src/domain/*/{pages,planned-pages}.ts', { eager: true })
const inUi = import.meta.glob<Declared>(['/src/ui/*/pages.ts', '!/src/ui/app/pages.ts'], { eager: true })

const declaredIn = (modules: Readonly<Record<string, Declared>>): readonly string[] =>
  Object.values(modules).flatMap((module) => Object.values(module).flatMap((pages) => Object.keys(pages)))

describe('the pages of the features', () => {
  it('are all in the list of pages, each once', () => {
    expect(['start', ...declaredIn(inDomain)].toSorted()).toEqual(ROUTE_NAMES.toSorted())
  })

  it('have all their screens in the list of screens, each once', () => {
    expect(declaredIn(inUi).toSorted()).toEqual(withScreen.toSorted())
  })

  it('have a screen, but for those that are planned', () => {
    expect(ROUTE_NAMES.filter((route) => screens[route] === undefined).toSorted()).toEqual(
      Object.keys(plannedPages).toSorted(),
    )
  })

  it.each(withScreen)('%s is found by an address of the sample world in every language', (route) => {
    const given = { ...pageParams, ...ownParams[route] }
    expect(namesOf(route).filter((name) => !Object.hasOwn(given, name))).toEqual([])
    for (const language of LANGUAGES)
      expect(match(path(route as 'tvVideo', given as never, language))).toMatchObject({ route, language })
  })

  it.each([...Object.entries(screens), ['an address of no page', missingPage] as const])(
    'have the file of their screen on the server: %s',
    (_name, { file = '' }) => {
      expect(file).toMatch(/^src\/ui\/.*-screen\.tsx$/u)
      expect(existsSync(join(root, file))).toBe(true)
    },
  )

  it('are personal in the account and the messenger, and are rendered by the server if they are not', () => {
    const personal = ROUTE_NAMES.filter((route) => ['account', 'messenger'].includes(ROUTES[route].section ?? ''))
    expect(personal.length).toBeGreaterThan(8)
    expect(personal.filter((route) => ROUTES[route].isPersonal !== true)).toEqual([])
    expect(publicPages.toSorted()).toEqual(withScreen.filter((route) => ROUTES[route].isPersonal !== true).toSorted())
  })

  it('are in the site map where everybody sees them, unless they are declared to be left out', () => {
    const listed = Object.values(sitemapSections).flatMap(({ routes }) => routes)
    expect(listed.toSorted()).toEqual(LISTED_ROUTES.toSorted())
    expect(LISTED_ROUTES.filter((route) => !publicPages.includes(route))).toEqual([])
    const leftOut = publicPages.filter((route) => !LISTED_ROUTES.includes(route))
    expect(leftOut.filter((route) => namesOf(route).length === 0)).toEqual([])
  })
})
