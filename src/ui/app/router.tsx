import type { ComponentType } from 'react'
import { createBrowserRouter, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { LANGUAGES, type Language } from '@/domain/navigation/language'
import { match } from '@/domain/navigation/match'
import { ROUTES, type RouteName } from '@/domain/navigation/routes'
import type { Namespace } from '@/ui/texts/catalog'
import { App } from './app'
import { RouteError } from './route-error'
import { screens, type Page } from './screens'
import { Splash } from './splash'

/** What the root waits for before a page in a language is shown. */
export interface RouterHooks {
  readonly setLanguage: (language: Language) => Promise<void>
  /** Loads the texts of a page. */
  readonly loadTexts: (...namespaces: readonly Namespace[]) => Promise<void>
}

/** The hooks of the page that a loader runs for. */
type HooksOf = (context: unknown) => RouterHooks

/** A page's address in one language, as the router writes patterns. */
function patternOf(route: RouteName, language: Language): string {
  const pattern: string = ROUTES[route][language].replaceAll(/\{(\w+)\}/gu, ':$1')
  if (pattern === '') return language === 'de' ? '/' : `/${language}/`
  return `/${language}/${pattern}/`
}

function routesOf(name: RouteName, { load, texts = [] }: Page, hooksOf: HooksOf): readonly RouteObject[] {
  return LANGUAGES.map((language) => ({
    path: patternOf(name, language),
    lazy: lazily(async () => (await load()).Screen),
    loader: async ({ context }) => {
      await hooksOf(context).loadTexts(...texts)
      return null
    },
    ErrorBoundary: RouteError,
  }))
}

/**
 * A page whose part could not be loaded breaks when it is shown: the router would wait for it for ever behind the fallback of
 * the first load, and the guest before an empty page (API-028).
 */
const lazily = (load: () => Promise<ComponentType>) => async (): Promise<{ readonly Component: ComponentType }> => {
  try {
    return { Component: await load() }
  } catch (error) {
    return { Component: faulty(error) }
  }
}

const faulty = (failure: unknown) =>
  function Faulty(): never {
    throw failure
  }

/** Every address passes here first: to its canonical form, and only once its language is loaded. */
async function arrive({ request, context }: LoaderFunctionArgs, hooksOf: HooksOf): Promise<null> {
  const { pathname, search, hash } = new URL(request.url)
  const found = match(`${pathname}${search}${hash}`)
  if (found.kind === 'redirect') throw redirect(found.to)
  await hooksOf(context).setLanguage(found.language)
  return null
}

/** Every page, with one lazy screen each (NAV-085). */
export function appRoutes(hooksOf: HooksOf): RouteObject[] {
  const pages = Object.entries(screens) as [RouteName, Page][]
  return [
    {
      element: <App />,
      loader: (args) => arrive(args, hooksOf),
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href,
      ErrorBoundary: RouteError,
      HydrateFallback: Splash,
      children: [
        ...pages.flatMap(([name, page]) => routesOf(name, page, hooksOf)),
        {
          path: '*',
          lazy: lazily(async () => (await import('./not-found-screen')).NotFoundScreen),
          ErrorBoundary: RouteError,
        },
      ],
    },
  ]
}

/** The router of the app in the browser. */
export const createAppRouter = (hooks: RouterHooks): ReturnType<typeof createBrowserRouter> =>
  createBrowserRouter(appRoutes(() => hooks))
