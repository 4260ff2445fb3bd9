import { createElement, type ComponentType } from 'react'
import { createBrowserRouter, redirect, useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import type { Language } from '@/domain/navigation/language'
import { match, type Match } from '@/domain/navigation/match'
import type { Namespace } from '@/ui/texts/catalog'
import { App } from './app'
import { RouteError } from './route-error'
import { screens } from './screens'
import { Splash } from './splash'

/** What the root waits for before a page in a language is shown. */
export interface RouterHooks {
  readonly setLanguage: (language: Language) => Promise<void>
  /** Loads the texts of a page. */
  readonly loadTexts: (...namespaces: readonly Namespace[]) => Promise<void>
}

/** The hooks of the page that a loader runs for. */
type HooksOf = (context: unknown) => RouterHooks

const matchOf = (request: Request): Match => {
  const { pathname, search, hash } = new URL(request.url)
  return match(`${pathname}${search}${hash}`)
}

/** The screen of a page that is loaded. */
interface LoadedPage {
  readonly Screen: ComponentType
}

/** Loads the screen of a page, and its texts. Throws where they cannot be loaded, which `RouteError` shows (API-028). */
async function openPage({ request, context }: LoaderFunctionArgs, hooksOf: HooksOf): Promise<LoadedPage | null> {
  const found = matchOf(request)
  // The root's loader sends the guest on.
  if (found.kind === 'redirect') return null
  const page = found.kind === 'route' ? screens[found.route] : undefined
  if (page === undefined) return { Screen: (await import('./not-found-screen')).NotFoundScreen }
  const [{ Screen }] = await Promise.all([page.load(), hooksOf(context).loadTexts(...(page.texts ?? []))])
  return { Screen }
}

function CurrentPage() {
  const page = useLoaderData<LoadedPage | null>()
  return page === null ? null : createElement(page.Screen)
}

/** Every address passes here first: to its canonical form, and only once its language is loaded. */
async function arrive({ request, context }: LoaderFunctionArgs, hooksOf: HooksOf): Promise<null> {
  const found = matchOf(request)
  if (found.kind === 'redirect') throw redirect(found.to)
  await hooksOf(context).setLanguage(found.language)
  return null
}

/**
 * All pages in one route: `match` reads the address, because it knows the pages by name in every language. A route for each page and language would
 * be compiled again at each navigation (NAV-085).
 */
export const appRoutes = (hooksOf: HooksOf): RouteObject[] => [
  {
    element: <App />,
    loader: (args) => arrive(args, hooksOf),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href,
    ErrorBoundary: RouteError,
    HydrateFallback: Splash,
    children: [
      {
        path: '*',
        Component: CurrentPage,
        loader: (args) => openPage(args, hooksOf),
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
        ErrorBoundary: RouteError,
      },
    ],
  },
]

/** The router of the app in the browser. */
export const createAppRouter = (hooks: RouterHooks): ReturnType<typeof createBrowserRouter> =>
  createBrowserRouter(appRoutes(() => hooks))
