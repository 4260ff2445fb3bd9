import { traitsOf, type PaymentFlow } from './flows'

/** What opening a flow needs to know about the guest. */
export interface PayingGuest {
  readonly isLoggedIn: boolean
  readonly isRestricted: boolean
}

/** The flow that really opens, or why none does. */
export type OpenFlowDecision =
  | { readonly ok: true; readonly flow: PaymentFlow }
  | { readonly ok: false; readonly reason: 'login-disabled' | 'login-required' | 'already-logged-in' | 'restricted' }

const refuse = (reason: Extract<OpenFlowDecision, { ok: false }>['reason']): OpenFlowDecision => ({ ok: false, reason })

/**
 * Judges the opening of a flow. With `disableLogin` neither login nor signup opens, whoever asks [AUT-015]. A restricted
 * guest may not pay: a payment tour becomes operator compensation [PAY-084], any other payment is refused. What
 * belongs to an account needs login [PAY-095].
 */
export const openFlow = (
  flow: PaymentFlow,
  guest: PayingGuest,
  settings: { readonly disableLogin: boolean },
): OpenFlowDecision => {
  const signsIn = flow === 'login' || flow === 'signup'
  if (signsIn && settings.disableLogin) return refuse('login-disabled')
  if (signsIn && guest.isLoggedIn) return refuse('already-logged-in')
  const traits = traitsOf(flow)
  if (guest.isRestricted && traits.isTour) return { ok: true, flow: 'opcompensation' }
  if (guest.isRestricted && traits.isPayment && flow !== 'opcompensation') return refuse('restricted')
  return traits.needsLogin && !guest.isLoggedIn ? refuse('login-required') : { ok: true, flow }
}

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
