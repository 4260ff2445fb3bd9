import type { ScreenPage, ScreenPages } from '@/ui/base/screen-page'

const videos: ScreenPage = {
  load: () => import('./list/videos-screen'),
  texts: ['media', 'account', 'payments'],
}

export const mediaScreens = {
  videos,
  allVideos: videos,
  freeClips: videos,
  videoTrends: videos,
  videosOnSale: videos,
  newVideos: videos,
  vipVideos: videos,
  vipClub: { load: () => import('./club/club-screen'), texts: ['media', 'account', 'payments'] },
  video: {
    load: () => import('./page/video-screen'),
    texts: ['media', 'account', 'library', 'payments', 'support'],
  },
} satisfies ScreenPages
