import type { GuestStanding } from './permissions'

/** The facts about a guest that decide what they may do [AUT-001][AUT-002][AUT-003]. Premium is the video-TV subscription. */
export interface GuestFlags extends GuestStanding {
  readonly isVip: boolean
  readonly isPremium: boolean
  readonly hasAvs: boolean
  readonly isPayingCustomer: boolean
  readonly isForcePayment: boolean
}

/** Every status a guest can have, from having no account to being restricted [AUT-001][AUT-002]. */
export type GuestRole =
  | 'anonymous'
  | 'logged-in'
  | 'vip'
  | 'tv-subscriber'
  | 'age-verified'
  | 'paying-customer'
  | 'locked'
  | 'restricted'

/** The roles of a guest: anonymous and nothing else, or logged in and any of the others besides [AUT-001][AUT-002]. */
export const rolesOf = (guest: GuestFlags): readonly GuestRole[] => {
  if (!guest.isLoggedIn) return ['anonymous']
  const held: readonly (readonly [boolean, GuestRole])[] = [
    [true, 'logged-in'],
    [guest.isVip, 'vip'],
    [guest.isPremium, 'tv-subscriber'],
    [guest.hasAvs, 'age-verified'],
    [guest.isPayingCustomer, 'paying-customer'],
    [guest.isLocked, 'locked'],
    [guest.isRestricted, 'restricted'],
  ]
  return held.flatMap(([holds, role]) => (holds ? [role] : []))
}

/** VIP is offered to a guest who is not VIP yet [AUT-012]. */
export const isOfferedVip = (guest: Pick<GuestFlags, 'isVip'>): boolean => !guest.isVip

/** The video-TV subscription is offered to a guest who does not hold it yet [AUT-013]. */
export const isOfferedTv = (guest: Pick<GuestFlags, 'isPremium'>): boolean => !guest.isPremium
