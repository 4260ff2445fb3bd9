import type { ScreenPages } from '@/ui/base/screen-page'

export const supportScreens = {
  help: { load: () => import('./help-screen'), texts: ['support', 'feedback'] },
  contact: { load: () => import('./contact-screen'), texts: ['support'] },
  accessibility: { load: () => import('./accessibility-screen'), texts: ['support'] },
  imprint: { load: () => import('./imprint-screen'), texts: ['support'] },
} satisfies ScreenPages
