import type { ScreenPage, ScreenPages } from '@/ui/base/screen-page'

const album: ScreenPage = {
  load: () => import('./page/album-screen'),
  texts: ['albums', 'media'],
}

export const albumScreens = {
  albums: { load: () => import('./list/albums-screen'), texts: ['albums'] },
  actorPictures: {
    load: () => import('./list/actor-albums-screen'),
    texts: ['account', 'albums', 'chat', 'discovery', 'media', 'shows', 'support'],
  },
  album,
  actorAlbum: album,
} satisfies ScreenPages
