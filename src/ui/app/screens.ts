import type { ComponentType } from 'react'
import type { RouteName } from '@/domain/navigation/routes'

/** A screen's module: loaded when its page is first opened. */
export type ScreenModule = () => Promise<{ readonly Screen: ComponentType }>

/**
 * Every finished screen by its page. A page without one is not linked anywhere and answers like an address we do not have.
 */
export const screens: Readonly<Partial<Record<RouteName, ScreenModule>>> = {
  start: () => import('@/ui/home/start-screen'),
  cams: () => import('@/ui/actors/cams/cams-screen'),
  newFaces: () => import('@/ui/actors/cams/cams-screen'),
  freeChat: () => import('@/ui/actors/cams/cams-screen'),
  category: () => import('@/ui/actors/cams/cams-screen'),
  actor: () => import('@/ui/actors/profile/profile-screen'),
  actorAboutMe: () => import('@/ui/actors/profile/profile-screen'),
  actorVideos: () => import('@/ui/actors/profile/profile-screen'),
  actorLiveShow: () => import('@/ui/actors/profile/profile-screen'),
  messenger: () => import('@/ui/messenger/messenger-screen'),
  messengerChannel: () => import('@/ui/messenger/messenger-screen'),
  actorChat: () => import('@/ui/chat/room-screen'),
  videos: () => import('@/ui/media/list/videos-screen'),
  allVideos: () => import('@/ui/media/list/videos-screen'),
  freeClips: () => import('@/ui/media/list/videos-screen'),
  videoTrends: () => import('@/ui/media/list/videos-screen'),
  videosOnSale: () => import('@/ui/media/list/videos-screen'),
  newVideos: () => import('@/ui/media/list/videos-screen'),
  video: () => import('@/ui/media/page/video-screen'),
  vipVideos: () => import('@/ui/media/list/videos-screen'),
  memberProfile: () => import('@/ui/account/profile-screen'),
  memberFavoriteCams: () => import('@/ui/account/favorites-screen'),
  memberPurchases: () => import('@/ui/account/purchases-screen'),
  memberSettings: () => import('@/ui/account/settings-screen'),
  newPassword: () => import('@/ui/account/new-password-screen'),
  confirmEmail: () => import('@/ui/account/confirm-email-screen'),
  help: () => import('@/ui/support/help-screen'),
  contact: () => import('@/ui/support/contact-screen'),
  imprint: () => import('@/ui/support/imprint-screen'),
  termsOfService: () => import('@/ui/legal/terms-screen'),
  dataProtection: () => import('@/ui/legal/privacy-screen'),
}
