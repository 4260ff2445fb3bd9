import { createElement, type ComponentType } from 'react'
import { createBrowserRouter, redirect, useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import type { Language } from '@/domain/navigation/language'
import { match, type Match } from '@/domain/routes/match'
import type { Namespace } from '@/ui/texts/catalog'
import { isChunkError } from '@/application/errors/code-of'
import { App } from './app'
import { CutOffError } from './cut-off-error'
import { missingPage } from './pages'
import { RouteError } from './route-error'
import type { ScreenPage, ScreenPages } from '@/ui/base/screen-page'
import { Splash } from './splash'
import { homeScreens } from '@/ui/home/pages'

/** Steps that the root waits for before it shows a page in a language. */
export interface RouterHooks {
  readonly setLanguage: (language: Language) => Promise<void>
  /** Loads the texts of a page. */
  readonly loadTexts: (...namespaces: readonly Namespace[]) => Promise<void>
  /** Whether the browser reports a network. */
  readonly isOnline: () => boolean
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

/** Loaded screens: importing a module again takes tasks that wait for each frame. */
const screens = new Map<ScreenPage, ComponentType>()

let pages: ScreenPages | undefined

/** The start page is a part of the first load: it does not wait for the list of the others. */
async function pageOf(found: Match): Promise<ScreenPage | undefined> {
  if (found.kind !== 'route') return undefined
  if (found.route === 'start') return homeScreens.start
  pages ??= (await import('./screens')).screens
  return pages[found.route]
}

/**
 * Loads a page's screen and texts. If that fails it throws, which `RouteError` shows (API-028), or
 * without a network a `CutOffError`: if the session must be opened first, the error is shown only
 * later, and the network may be back by then.
 */
async function openPage({ request, context }: LoaderFunctionArgs, hooksOf: HooksOf): Promise<LoadedPage | null> {
  const found = matchOf(request)
  // The root's loader sends the guest on.
  if (found.kind === 'redirect') return null
  const hooks = hooksOf(context)
  try {
    const page = (await pageOf(found)) ?? missingPage
    const known = screens.get(page)
    const [Screen] = await Promise.all([
      known ?? page.load().then((loaded) => loaded.Screen),
      hooks.loadTexts(...(page.texts ?? [])),
    ])
    screens.set(page, Screen)
    return { Screen }
  } catch (failure: unknown) {
    throw isChunkError(failure) && !hooks.isOnline() ? new CutOffError(failure) : failure
  }
}

function CurrentPage() {
  const page = useLoaderData<LoadedPage | null>()
  return page === null ? null : createElement(page.Screen)
}

/** Redirects an address to its canonical form, after its language is loaded. */
async function arrive({ request, context }: LoaderFunctionArgs, hooksOf: HooksOf): Promise<null> {
  const found = matchOf(request)
  if (found.kind === 'redirect') throw redirect(found.to)
  await hooksOf(context).setLanguage(found.language)
  return null
}

/**
 * All pages in one route: `match` reads the address, because it knows the pages' names in every
 * language. Routes for each page and language would be compiled again at each navigation (NAV-085).
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
