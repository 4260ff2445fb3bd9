import type { ScreenPage, ScreenPages } from '@/ui/base/screen-page'

const cams: ScreenPage = { load: () => import('./cams/cams-screen') }

const profile: ScreenPage = {
  load: () => import('./profile/profile-screen'),
  texts: ['account', 'albums', 'chat', 'discovery', 'media', 'shows', 'support'],
}

export const actorScreens = {
  cams,
  newFaces: cams,
  freeChat: cams,
  category: cams,
  actor: profile,
  actorAboutMe: profile,
  actorVideos: profile,
  actorVideosByTag: profile,
  actorClassicVideos: profile,
  actorVideo: {
    load: () => import('./profile/actor-video-screen'),
    texts: ['account', 'albums', 'chat', 'discovery', 'library', 'media', 'payments', 'shows', 'support'],
  },
  actorLiveShow: profile,
  actorTopCams: profile,
} satisfies ScreenPages
