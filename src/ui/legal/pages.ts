import type { ScreenPages } from '@/ui/base/screen-page'

export const legalScreens = {
  termsOfService: { load: () => import('./terms-screen'), texts: ['legal'] },
  dataProtection: { load: () => import('./privacy-screen'), texts: ['legal'] },
} satisfies ScreenPages
