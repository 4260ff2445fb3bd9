import type { ScreenPages } from '@/ui/base/screen-page'

export const spinwheelScreens = {
  memberSpinwheel: { load: () => import('./spin-wheel-screen'), texts: ['spinwheel', 'account'] },
} satisfies ScreenPages
