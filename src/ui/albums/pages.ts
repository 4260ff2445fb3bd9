import type { ScreenPage, ScreenPages } from '@/ui/base/screen-page'

const album: ScreenPage = {
  load: () => import('./page/album-screen'),
  texts: ['albums', 'media'],
}

export const albumScreens = {
  albums: { load: () => import('./list/albums-screen'), texts: ['albums'] },
  album,
  actorAlbum: album,
} satisfies ScreenPages
