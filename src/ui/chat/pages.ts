import type { ScreenPages } from '@/ui/base/screen-page'

export const chatScreens = {
  actorChat: {
    load: () => import('@/ui/chat/room/room-screen'),
    texts: ['chat', 'discovery', 'messenger', 'shows', 'support'],
  },
} satisfies ScreenPages
