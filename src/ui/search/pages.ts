import type { ScreenPage, ScreenPages } from '@/ui/base/screen-page'

const search: ScreenPage = {
  load: () => import('./page/search-screen'),
  texts: ['search', 'albums', 'media', 'tv'],
}

export const searchScreens = {
  videoSearch: search,
  search,
} satisfies ScreenPages
