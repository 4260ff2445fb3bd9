import type { ComponentType } from 'react'
import type { RouteName } from '@/domain/navigation/routes'
import { albumsLink } from '@/ui/albums/navigation-link'
import type { NavigationLink } from '@/ui/base/navigation-link'
import type { Namespace } from '@/ui/texts/catalog'

/** A screen's module: loaded when its page is first opened. */
export type ScreenModule = () => Promise<{ readonly Screen: ComponentType }>

/** A page: its screen, and the texts it shows beside those of every page. */
export interface Page {
  readonly load: ScreenModule
  readonly texts?: readonly Namespace[]
}

/**
 * Every finished screen by its page. A page without one is not linked anywhere and answers like an address we do not have.
 */
export const screens: Readonly<Partial<Record<RouteName, Page>>> = {
  start: { load: () => import('@/ui/home/start-screen') },
  cams: { load: () => import('@/ui/actors/cams/cams-screen') },
  newFaces: { load: () => import('@/ui/actors/cams/cams-screen') },
  freeChat: { load: () => import('@/ui/actors/cams/cams-screen') },
  category: { load: () => import('@/ui/actors/cams/cams-screen') },
  actor: {
    load: () => import('@/ui/actors/profile/profile-screen'),
    texts: ['albums', 'chat', 'payments', 'support', 'discovery', 'media'],
  },
  actorAboutMe: {
    load: () => import('@/ui/actors/profile/profile-screen'),
    texts: ['albums', 'chat', 'payments', 'support', 'discovery', 'media'],
  },
  actorVideos: {
    load: () => import('@/ui/actors/profile/profile-screen'),
    texts: ['albums', 'chat', 'payments', 'support', 'discovery', 'media'],
  },
  actorVideosByTag: {
    load: () => import('@/ui/actors/profile/profile-screen'),
    texts: ['albums', 'chat', 'payments', 'support', 'discovery', 'media'],
  },
  actorClassicVideos: {
    load: () => import('@/ui/actors/profile/profile-screen'),
    texts: ['albums', 'chat', 'payments', 'support', 'discovery', 'media'],
  },
  actorLiveShow: {
    load: () => import('@/ui/actors/profile/profile-screen'),
    texts: ['albums', 'chat', 'payments', 'support', 'discovery', 'media'],
  },
  actorTopCams: {
    load: () => import('@/ui/actors/profile/profile-screen'),
    texts: ['albums', 'chat', 'payments', 'support', 'discovery', 'media'],
  },
  topCams: { load: () => import('@/ui/discovery/top/top-cams-screen'), texts: ['discovery'] },
  topCamsOf: { load: () => import('@/ui/discovery/top/top-cams-screen'), texts: ['discovery'] },
  messenger: { load: () => import('@/ui/messenger/messenger-screen'), texts: ['messenger', 'payments', 'support'] },
  messengerChannel: {
    load: () => import('@/ui/messenger/messenger-screen'),
    texts: ['messenger', 'payments', 'support'],
  },
  actorChat: {
    load: () => import('@/ui/chat/room-screen'),
    texts: ['chat', 'discovery', 'messenger', 'payments', 'support'],
  },
  videos: { load: () => import('@/ui/media/list/videos-screen'), texts: ['media', 'account', 'payments'] },
  allVideos: { load: () => import('@/ui/media/list/videos-screen'), texts: ['media', 'account', 'payments'] },
  freeClips: { load: () => import('@/ui/media/list/videos-screen'), texts: ['media', 'account', 'payments'] },
  videoTrends: { load: () => import('@/ui/media/list/videos-screen'), texts: ['media', 'account', 'payments'] },
  videosOnSale: { load: () => import('@/ui/media/list/videos-screen'), texts: ['media', 'account', 'payments'] },
  newVideos: { load: () => import('@/ui/media/list/videos-screen'), texts: ['media', 'account', 'payments'] },
  video: { load: () => import('@/ui/media/page/video-screen'), texts: ['media', 'account', 'payments', 'support'] },
  vipVideos: { load: () => import('@/ui/media/list/videos-screen'), texts: ['media', 'account', 'payments'] },
  videoStars: { load: () => import('@/ui/discovery/stars/video-stars-screen'), texts: ['discovery', 'media'] },
  albums: { load: () => import('@/ui/albums/list/albums-screen'), texts: ['albums'] },
  actorPictures: { load: () => import('@/ui/albums/list/albums-screen'), texts: ['albums'] },
  album: { load: () => import('@/ui/albums/page/album-screen'), texts: ['albums', 'media', 'payments'] },
  actorAlbum: { load: () => import('@/ui/albums/page/album-screen'), texts: ['albums', 'media', 'payments'] },
  memberProfile: {
    load: () => import('@/ui/account/profile-screen'),
    texts: ['account', 'media', 'payments', 'support'],
  },
  memberFavoriteCams: { load: () => import('@/ui/account/favorites-screen'), texts: ['account'] },
  memberPurchases: { load: () => import('@/ui/account/purchases-screen'), texts: ['account'] },
  memberSettings: { load: () => import('@/ui/account/settings-screen'), texts: ['account'] },
  newPassword: { load: () => import('@/ui/account/new-password-screen'), texts: ['support'] },
  confirmEmail: { load: () => import('@/ui/account/confirm-email-screen'), texts: ['support'] },
  help: { load: () => import('@/ui/support/help-screen'), texts: ['support'] },
  contact: { load: () => import('@/ui/support/contact-screen'), texts: ['support'] },
  imprint: { load: () => import('@/ui/support/imprint-screen'), texts: ['support'] },
  termsOfService: { load: () => import('@/ui/legal/terms-screen'), texts: ['legal'] },
  dataProtection: { load: () => import('@/ui/legal/privacy-screen'), texts: ['legal'] },
}

/** Links of features in the navigation, behind the videos. */
export const featureLinks: readonly NavigationLink[] = [albumsLink]
