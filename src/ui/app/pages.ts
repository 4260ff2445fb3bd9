import type { ScreenPage } from '@/ui/base/screen-page'

/** What an address that names no page shows. */
export const missingPage: ScreenPage = { load: () => import('./not-found-screen') }
