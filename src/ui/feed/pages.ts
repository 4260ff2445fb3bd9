import type { ScreenPages } from '@/ui/base/screen-page'

export const feedScreens = {
  feed: { load: () => import('./list/feed-screen'), texts: ['feed'] },
} satisfies ScreenPages
