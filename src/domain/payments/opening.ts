import type { PaymentFlow } from './flows'

/**
 * Returns the flow of the VIP call-to-action: login for anonymous guests, the subscription for
 * others, none for VIPs [PAY-085]..[PAY-087].
 */
export const vipCallToAction = (guest: {
  readonly isLoggedIn: boolean
  readonly isVip: boolean
}): Extract<PaymentFlow, 'login' | 'vipabo'> | null => {
  if (!guest.isLoggedIn) return 'login'
  return guest.isVip ? null : 'vipabo'
}

/**
 * Whether the video-TV subscription opens again after a login: only for guests who do not have it
 * yet [PAY-088].
 */
export const reopensTvSubscription = (guest: { readonly isPremium: boolean }): boolean => !guest.isPremium
