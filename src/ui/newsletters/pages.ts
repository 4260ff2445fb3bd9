import type { ScreenPages } from '@/ui/base/screen-page'

export const newsletterScreens = {
  newsletters: { load: () => import('./newsletters-screen'), texts: ['newsletters'] },
  confirmNewsletter: { load: () => import('./confirm-newsletter-screen'), texts: ['newsletters'] },
} satisfies ScreenPages
