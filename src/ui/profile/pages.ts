import type { ScreenPage, ScreenPages } from '@/ui/base/screen-page'

const profile: ScreenPage = {
  load: () => import('./profile-screen'),
  texts: ['account', 'albums', 'chat', 'discovery', 'media', 'shows', 'support'],
}

/** The pages of a profile, above the features shown; addresses come from `actors` and `albums`. */
export const profileScreens = {
  actor: profile,
  actorAboutMe: profile,
  actorVideos: profile,
  actorVideosByTag: profile,
  actorClassicVideos: profile,
  actorVideo: {
    load: () => import('./actor-video-screen'),
    texts: ['account', 'albums', 'chat', 'discovery', 'library', 'media', 'payments', 'shows', 'support'],
  },
  actorPictures: {
    load: () => import('./actor-albums-screen'),
    texts: ['account', 'albums', 'chat', 'discovery', 'media', 'shows', 'support'],
  },
  actorLiveShow: profile,
  actorTopCams: profile,
} satisfies ScreenPages
