import type { ContentNeed } from './video'

/** The requirements of a piece of content for a guest who wants to see it [AUT-010]. */
export interface ContentDemands {
  readonly needsLogin: boolean
  readonly needsAgeCheck: boolean
  readonly needsAbo: boolean
  readonly needsPurchase: boolean
}

/**
 * The requirements the guest already meets; a subscription or purchase here is one that covers this
 * very content [AUT-010].
 */
export interface GuestProofs {
  readonly isLoggedIn: boolean
  readonly hasAvs: boolean
  readonly hasAbo: boolean
  readonly hasBought: boolean
}

/** The order in which gates are checked: login, then age, then payment [MED-009]. */
export const GATE_ORDER: readonly ContentNeed[] = ['needLogin', 'needAgeCheck', 'needAbo', 'needPurchase']

const isShut = (gate: ContentNeed, content: ContentDemands, guest: GuestProofs): boolean => {
  switch (gate) {
    case 'needLogin':
      return content.needsLogin && !guest.isLoggedIn
    case 'needAgeCheck':
      return content.needsAgeCheck && !guest.hasAvs
    case 'needAbo':
      return content.needsAbo && !guest.hasAbo
    default:
      return content.needsPurchase && !guest.hasBought
  }
}

/**
 * Returns the first gate that stops a guest, or `null` when the content is open to them
 * [MED-009][AUT-010][AUT-023]. An age check, a subscription or a purchase belongs to an account, so
 * an anonymous guest is never prompted for one before they log in [AUT-008].
 */
export const gateFor = (content: ContentDemands, guest: GuestProofs): ContentNeed | null => {
  const first = GATE_ORDER.find((gate) => isShut(gate, content, guest)) ?? null
  return first !== null && !guest.isLoggedIn ? 'needLogin' : first
}
