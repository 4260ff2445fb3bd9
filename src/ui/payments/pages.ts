import type { ScreenPages } from '@/ui/base/screen-page'

export const paymentScreens = {
  prices: { load: () => import('./prices/prices-screen'), texts: ['payments'] },
} satisfies ScreenPages
