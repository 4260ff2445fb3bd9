import type { ScreenPage } from '@/ui/base/screen-page'

/** The screen of an address that names no page. */
export const missingPage: ScreenPage = { load: () => import('./not-found-screen') }
