import type { ScreenPage, ScreenPages } from '@/ui/base/screen-page'

const tvLive: ScreenPage = { load: () => import('./live/tv-live-screen'), texts: ['tv', 'payments'] }

export const tvScreens = {
  tvLivestream: tvLive,
  tvPremiumLivestream: tvLive,
  tvLateNight: { load: () => import('./late-night/late-night-screen'), texts: ['tv'] },
  tvSeriesList: { load: () => import('./mediathek/series-list-screen'), texts: ['tv'] },
  tvSeries: { load: () => import('./mediathek/series-screen'), texts: ['tv'] },
  tvMediathekVideos: { load: () => import('./mediathek/videos-screen'), texts: ['tv'] },
  tvVideo: { load: () => import('./video/tv-video-screen'), texts: ['tv', 'payments'] },
  tvFormat: { load: () => import('./format/tv-format-screen'), texts: ['tv'] },
  tvPost: { load: () => import('./format/tv-post-screen'), texts: ['tv'] },
} satisfies ScreenPages
