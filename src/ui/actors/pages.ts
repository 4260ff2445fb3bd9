import type { ScreenPage, ScreenPages } from '@/ui/base/screen-page'

const cams: ScreenPage = { load: () => import('./cams/cams-screen') }

export const actorScreens = {
  cams,
  newFaces: cams,
  freeChat: cams,
  category: cams,
} satisfies ScreenPages
