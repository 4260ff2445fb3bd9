import type { ScreenPage, ScreenPages } from '@/ui/base/screen-page'

const messenger: ScreenPage = {
  load: () => import('./messenger-screen'),
  texts: ['messenger', 'support'],
}

export const messengerScreens = {
  messenger,
  messengerChannel: messenger,
} satisfies ScreenPages
