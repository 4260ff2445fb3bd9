import type { ScreenPage, ScreenPages } from '@/ui/base/screen-page'

const topCams: ScreenPage = {
  load: () => import('./top/top-cams-screen'),
  texts: ['discovery', 'clash', 'feedback', 'reactions'],
}

export const discoveryScreens = {
  actorSearch: { load: () => import('./search/actor-search-screen'), texts: ['discovery'] },
  topCams,
  topCamsOf: topCams,
  videoStars: { load: () => import('./stars/video-stars-screen'), texts: ['discovery', 'media'] },
} satisfies ScreenPages
