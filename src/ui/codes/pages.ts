import type { ScreenPages } from '@/ui/base/screen-page'

export const codeScreens = {
  memberBenefits: { load: () => import('./benefits-screen'), texts: ['codes', 'account', 'payments'] },
} satisfies ScreenPages
