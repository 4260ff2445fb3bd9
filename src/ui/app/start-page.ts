import type { ScreenPage } from './screen-page'

/** The start page: a part of the first load, unlike the list of all pages. */
export const start: ScreenPage = { load: () => import('@/ui/home/start-screen') }
