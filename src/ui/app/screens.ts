import type { ComponentType } from 'react'
import type { RouteName } from '@/domain/navigation/routes'
import { albumsLink } from '@/ui/albums/navigation-link'
import type { NavigationLink } from '@/ui/base/navigation-link'
import { showsLink } from '@/ui/shows/navigation-link'
import type { Namespace } from '@/ui/texts/catalog'

/** A screen's module: loaded when its page is first opened. */
export type ScreenModule = () => Promise<{ readonly Screen: ComponentType }>

/** A page: its screen, and the texts it shows beside those of every page. */
export interface Page {
  readonly load: ScreenModule
  readonly texts?: readonly Namespace[]
}

const cams: Page = { load: () => import('@/ui/actors/cams/cams-screen') }
const profile: Page = {
  load: () => import('@/ui/actors/profile/profile-screen'),
  texts: ['account', 'albums', 'chat', 'discovery', 'media', 'payments', 'shows', 'support'],
}
const topCams: Page = { load: () => import('@/ui/discovery/top/top-cams-screen'), texts: ['discovery'] }
const messenger: Page = {
  load: () => import('@/ui/messenger/messenger-screen'),
  texts: ['messenger', 'payments', 'support'],
}
const videos: Page = {
  load: () => import('@/ui/media/list/videos-screen'),
  texts: ['media', 'account', 'payments'],
}
const albums: Page = { load: () => import('@/ui/albums/list/albums-screen'), texts: ['albums'] }
const album: Page = { load: () => import('@/ui/albums/page/album-screen'), texts: ['albums', 'media', 'payments'] }

/**
 * Every finished screen by its page. A page without one is not linked anywhere and answers like an address we do not have.
 */
export const screens: Readonly<Partial<Record<RouteName, Page>>> = {
  start: { load: () => import('@/ui/home/start-screen') },
  cams,
  actorSearch: { load: () => import('@/ui/discovery/search/actor-search-screen'), texts: ['discovery'] },
  newFaces: cams,
  freeChat: cams,
  category: cams,
  camShows: { load: () => import('@/ui/shows/shows-screen'), texts: ['shows', 'payments'] },
  topCams,
  topCamsOf: topCams,
  actor: profile,
  actorAboutMe: profile,
  actorVideos: profile,
  actorVideosByTag: profile,
  actorClassicVideos: profile,
  actorVideo: profile,
  actorLiveShow: profile,
  actorTopCams: profile,
  actorChat: {
    load: () => import('@/ui/chat/room-screen'),
    texts: ['chat', 'discovery', 'messenger', 'payments', 'shows', 'support'],
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
  video: { load: () => import('@/ui/media/page/video-screen'), texts: ['media', 'account', 'payments', 'support'] },
  videoStars: { load: () => import('@/ui/discovery/stars/video-stars-screen'), texts: ['discovery', 'media'] },
  albums,
  actorPictures: albums,
  album,
  actorAlbum: album,
  memberProfile: {
    load: () => import('@/ui/account/profile-screen'),
    texts: ['account', 'media', 'payments', 'support'],
  },
  memberFavoriteCams: { load: () => import('@/ui/account/favorites-screen'), texts: ['account'] },
  memberPurchases: { load: () => import('@/ui/account/purchases-screen'), texts: ['account'] },
  memberNotifications: { load: () => import('@/ui/account/notices/notices-screen'), texts: ['account'] },
  newsletters: { load: () => import('@/ui/newsletters/newsletters-screen'), texts: ['newsletters'] },
  confirmNewsletter: { load: () => import('@/ui/newsletters/confirm-newsletter-screen'), texts: ['newsletters'] },
  unsubscribe: { load: () => import('@/ui/account/notices/unsubscribe-screen'), texts: ['account'] },
  memberSettings: { load: () => import('@/ui/account/settings-screen'), texts: ['account', 'payments'] },
  newPassword: { load: () => import('@/ui/account/new-password-screen'), texts: ['support'] },
  confirmEmail: { load: () => import('@/ui/account/confirm-email-screen'), texts: ['support'] },
  help: { load: () => import('@/ui/support/help-screen'), texts: ['support'] },
  contact: { load: () => import('@/ui/support/contact-screen'), texts: ['support'] },
  imprint: { load: () => import('@/ui/support/imprint-screen'), texts: ['support'] },
  termsOfService: { load: () => import('@/ui/legal/terms-screen'), texts: ['legal'] },
  dataProtection: { load: () => import('@/ui/legal/privacy-screen'), texts: ['legal'] },
}

/** Links of features in the navigation, behind the videos. */
export const featureLinks: readonly NavigationLink[] = [albumsLink, showsLink]
