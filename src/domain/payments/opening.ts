import type { PaymentFlow } from './flows'

/** The VIP call-to-action: login for the anonymous, the subscription for others, nothing for VIPs [PAY-085]..[PAY-087]. */
export const vipCallToAction = (guest: {
  readonly isLoggedIn: boolean
  readonly isVip: boolean
}): Extract<PaymentFlow, 'login' | 'vipabo'> | null => {
  if (!guest.isLoggedIn) return 'login'
  return guest.isVip ? null : 'vipabo'
}

/** After a login the video-TV subscription opens again only for who does not have it yet [PAY-088]. */
export const reopensTvSubscription = (guest: { readonly isPremium: boolean }): boolean => !guest.isPremium
