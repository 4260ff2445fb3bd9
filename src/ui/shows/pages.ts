import type { ScreenPages } from '@/ui/base/screen-page'

export const showScreens = {
  camShows: { load: () => import('./shows-screen'), texts: ['shows'] },
} satisfies ScreenPages
