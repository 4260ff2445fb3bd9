import type { ScreenPages } from '@/ui/base/screen-page'

/** The start page: a part of the first load, unlike all other features' pages. */
export const homeScreens = { start: { load: () => import('./start-screen') } } satisfies ScreenPages
