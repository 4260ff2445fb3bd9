import type { ScreenPages } from '@/ui/base/screen-page'

export const contestScreens = {
  contests: { load: () => import('./list/contests-screen'), texts: ['contests'] },
  contest: { load: () => import('./page/contest-screen'), texts: ['contests'] },
} satisfies ScreenPages
