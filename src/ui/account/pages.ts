import type { ScreenPage, ScreenPages } from '@/ui/base/screen-page'

const library: ScreenPage = {
  load: () => import('./library/library-screen'),
  texts: ['library', 'account', 'albums', 'feedback', 'media'],
}

export const accountScreens = {
  memberProfile: {
    load: () => import('./profile-screen'),
    texts: ['account', 'media', 'payments', 'support'],
  },
  memberMediathek: library,
  memberPhotos: library,
  memberFavoriteCams: { load: () => import('./favorites-screen'), texts: ['account'] },
  memberPurchases: { load: () => import('./purchases-screen'), texts: ['account'] },
  memberNotifications: { load: () => import('./notices/notices-screen'), texts: ['account', 'phone'] },
  unsubscribe: { load: () => import('./notices/unsubscribe-screen'), texts: ['account'] },
  memberSettings: { load: () => import('./settings-screen'), texts: ['account', 'payments', 'phone'] },
  newPassword: { load: () => import('./new-password-screen'), texts: ['support'] },
  confirmEmail: { load: () => import('./confirm-email-screen'), texts: ['support'] },
} satisfies ScreenPages
