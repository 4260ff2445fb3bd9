import type { RouteName } from '@/domain/navigation/routes'
import type { ScreenPage } from './screen-page'
import { start } from './start-page'

const cams: ScreenPage = { load: () => import('@/ui/actors/cams/cams-screen') }
const profile: ScreenPage = {
  load: () => import('@/ui/actors/profile/profile-screen'),
  texts: ['account', 'albums', 'chat', 'discovery', 'media', 'shows', 'support'],
}
const actorAlbums: ScreenPage = {
  load: () => import('@/ui/albums/list/actor-albums-screen'),
  texts: ['account', 'albums', 'chat', 'discovery', 'media', 'shows', 'support'],
}
const actorVideo: ScreenPage = {
  load: () => import('@/ui/actors/profile/actor-video-screen'),
  texts: ['account', 'albums', 'chat', 'discovery', 'library', 'media', 'payments', 'shows', 'support'],
}
const topCams: ScreenPage = {
  load: () => import('@/ui/discovery/top/top-cams-screen'),
  texts: ['discovery', 'clash', 'feedback', 'reactions'],
}
const messenger: ScreenPage = {
  load: () => import('@/ui/messenger/messenger-screen'),
  texts: ['messenger', 'support'],
}
const videos: ScreenPage = {
  load: () => import('@/ui/media/list/videos-screen'),
  texts: ['media', 'account', 'payments'],
}
const albums: ScreenPage = { load: () => import('@/ui/albums/list/albums-screen'), texts: ['albums'] }
const album: ScreenPage = {
  load: () => import('@/ui/albums/page/album-screen'),
  texts: ['albums', 'media'],
}

const library: ScreenPage = {
  load: () => import('@/ui/account/library/library-screen'),
  texts: ['library', 'account', 'albums', 'feedback', 'media'],
}

const tvLive: ScreenPage = { load: () => import('@/ui/tv/live/tv-live-screen'), texts: ['tv', 'payments'] }

const search: ScreenPage = {
  load: () => import('@/ui/search/page/search-screen'),
  texts: ['search', 'albums', 'tv'],
}

/**
 * Every finished screen by its page. A page without one is not linked anywhere and answers like an address we do not have.
 * Not a part of the first load: the names of all files in it weigh 2 kB, and the start page needs none of them.
 */
export const screens: Readonly<Partial<Record<RouteName, ScreenPage>>> = {
  start,
  cams,
  actorSearch: { load: () => import('@/ui/discovery/search/actor-search-screen'), texts: ['discovery'] },
  videoSearch: search,
  search,
  newFaces: cams,
  freeChat: cams,
  category: cams,
  camShows: { load: () => import('@/ui/shows/shows-screen'), texts: ['shows'] },
  topCams,
  topCamsOf: topCams,
  actor: profile,
  actorAboutMe: profile,
  actorVideos: profile,
  actorVideosByTag: profile,
  actorClassicVideos: profile,
  actorVideo,
  actorLiveShow: profile,
  actorTopCams: profile,
  actorChat: {
    load: () => import('@/ui/chat/room-screen'),
    texts: ['chat', 'discovery', 'messenger', 'shows', 'support'],
  },
  messenger,
  messengerChannel: messenger,
  videos,
  allVideos: videos,
  freeClips: videos,
  videoTrends: videos,
  videosOnSale: videos,
  newVideos: videos,
  vipVideos: videos,
  video: {
    load: () => import('@/ui/media/page/video-screen'),
    texts: ['media', 'account', 'library', 'payments', 'support'],
  },
  videoStars: { load: () => import('@/ui/discovery/stars/video-stars-screen'), texts: ['discovery', 'media'] },
  feed: { load: () => import('@/ui/feed/list/feed-screen'), texts: ['feed'] },
  albums,
  actorPictures: actorAlbums,
  album,
  actorAlbum: album,
  blog: { load: () => import('@/ui/blog/list/front-screen'), texts: ['blog'] },
  blogCategory: { load: () => import('@/ui/blog/list/category-screen'), texts: ['blog'] },
  blogArchive: { load: () => import('@/ui/blog/list/archive-screen'), texts: ['blog'] },
  blogPost: { load: () => import('@/ui/blog/post/post-screen'), texts: ['blog'] },
  tvLivestream: tvLive,
  tvPremiumLivestream: tvLive,
  tvLateNight: { load: () => import('@/ui/tv/late-night/late-night-screen'), texts: ['tv'] },
  tvSeriesList: { load: () => import('@/ui/tv/mediathek/series-list-screen'), texts: ['tv'] },
  tvSeries: { load: () => import('@/ui/tv/mediathek/series-screen'), texts: ['tv'] },
  tvMediathekVideos: { load: () => import('@/ui/tv/mediathek/videos-screen'), texts: ['tv'] },
  tvVideo: { load: () => import('@/ui/tv/video/tv-video-screen'), texts: ['tv', 'payments'] },
  tvFormat: { load: () => import('@/ui/tv/format/tv-format-screen'), texts: ['tv'] },
  tvPost: { load: () => import('@/ui/tv/format/tv-post-screen'), texts: ['tv'] },
  memberProfile: {
    load: () => import('@/ui/account/profile-screen'),
    texts: ['account', 'media', 'payments', 'support'],
  },
  memberMediathek: library,
  memberPhotos: library,
  memberSpinwheel: { load: () => import('@/ui/spinwheel/spin-wheel-screen'), texts: ['spinwheel', 'account'] },
  memberFavoriteCams: { load: () => import('@/ui/account/favorites-screen'), texts: ['account'] },
  memberPurchases: { load: () => import('@/ui/account/purchases-screen'), texts: ['account'] },
  memberNotifications: { load: () => import('@/ui/account/notices/notices-screen'), texts: ['account'] },
  newsletters: { load: () => import('@/ui/newsletters/newsletters-screen'), texts: ['newsletters'] },
  confirmNewsletter: { load: () => import('@/ui/newsletters/confirm-newsletter-screen'), texts: ['newsletters'] },
  unsubscribe: { load: () => import('@/ui/account/notices/unsubscribe-screen'), texts: ['account'] },
  memberSettings: { load: () => import('@/ui/account/settings-screen'), texts: ['account', 'payments'] },
  newPassword: { load: () => import('@/ui/account/new-password-screen'), texts: ['support'] },
  confirmEmail: { load: () => import('@/ui/account/confirm-email-screen'), texts: ['support'] },
  help: { load: () => import('@/ui/support/help-screen'), texts: ['support', 'feedback'] },
  prices: { load: () => import('@/ui/payments/prices/prices-screen'), texts: ['payments'] },
  contact: { load: () => import('@/ui/support/contact-screen'), texts: ['support'] },
  accessibility: { load: () => import('@/ui/support/accessibility-screen'), texts: ['support'] },
  imprint: { load: () => import('@/ui/support/imprint-screen'), texts: ['support'] },
  termsOfService: { load: () => import('@/ui/legal/terms-screen'), texts: ['legal'] },
  dataProtection: { load: () => import('@/ui/legal/privacy-screen'), texts: ['legal'] },
}
