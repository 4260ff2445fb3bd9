import type { ComponentType } from 'react'
import { createBrowserRouter, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { LANGUAGES, type Language } from '@/domain/navigation/language'
import { match } from '@/domain/navigation/match'
import { ROUTES, type RouteName } from '@/domain/navigation/routes'
import { App } from './app'
import { RouteFault } from './route-fault'
import { screens, type ScreenModule } from './screens'
import { Splash } from './splash'

/** What the root waits for before a page in a language is shown. */
export interface RouterHooks {
  readonly speak: (language: Language) => Promise<void>
  /** Learns the words of pages beyond the first ones. */
  readonly learnMore: () => Promise<void>
}

/** A page's address in one language, as the router writes patterns. */
function patternOf(route: RouteName, language: Language): string {
  const pattern: string = ROUTES[route][language].replaceAll(/\{(\w+)\}/gu, ':$1')
  if (pattern === '') return language === 'de' ? '/' : `/${language}/`
  return `/${language}/${pattern}/`
}

/** Pages a guest may land on; their words are in the first catalog. */
const FIRST_PAGES: ReadonlySet<RouteName> = new Set(['start', 'cams', 'newFaces', 'freeChat', 'category'])

function routesOf(name: RouteName, load: ScreenModule, hooks: RouterHooks): readonly RouteObject[] {
  return LANGUAGES.map((language) => ({
    path: patternOf(name, language),
    lazy: lazily(async () => {
      const [{ Screen }] = await Promise.all([load(), FIRST_PAGES.has(name) ? undefined : hooks.learnMore()])
      return Screen
    }),
    ErrorBoundary: RouteFault,
  }))
}

/**
 * A page whose part could not be loaded breaks when it is shown: the router would wait for it for ever behind the fallback of
 * the first load, and the guest before an empty page (API-028).
 */
const lazily = (load: () => Promise<ComponentType>) => async (): Promise<{ readonly Component: ComponentType }> => {
  try {
    return { Component: await load() }
  } catch (fault) {
    return { Component: faulty(fault) }
  }
}

const faulty = (fault: unknown) =>
  function Faulty(): never {
    throw fault
  }

/** Every address passes here first: to its canonical form, and only once its language can be spoken. */
async function arrive({ request }: LoaderFunctionArgs, hooks: RouterHooks): Promise<null> {
  const { pathname, search, hash } = new URL(request.url)
  const found = match(`${pathname}${search}${hash}`)
  if (found.kind === 'redirect') throw redirect(found.to)
  await hooks.speak(found.language)
  return null
}

/** The router of the app, with one lazy screen a page (NAV-085). */
export function createAppRouter(hooks: RouterHooks): ReturnType<typeof createBrowserRouter> {
  const pages = Object.entries(screens) as [RouteName, ScreenModule][]
  return createBrowserRouter([
    {
      element: <App />,
      loader: (args) => arrive(args, hooks),
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href,
      ErrorBoundary: RouteFault,
      HydrateFallback: Splash,
      children: [
        ...pages.flatMap(([name, load]) => routesOf(name, load, hooks)),
        {
          path: '*',
          lazy: lazily(async () => (await import('./not-found-screen')).NotFoundScreen),
          ErrorBoundary: RouteFault,
        },
      ],
    },
  ])
}
