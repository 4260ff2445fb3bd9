import type { GuestStanding } from './permissions'

/**
 * The facts about a guest that decide what they may do [AUT-001][AUT-002][AUT-003]. Premium is the
 * video-TV subscription.
 */
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

/**
 * Returns a guest's roles: only `anonymous`, or `logged-in` and any of the others
 * [AUT-001][AUT-002].
 */
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

/** True for a guest who is not VIP yet [AUT-012]. */
export const isOfferedVip = (guest: Pick<GuestFlags, 'isVip'>): boolean => !guest.isVip

/** True for a guest without the video-TV subscription [AUT-013]. */
export const isOfferedTv = (guest: Pick<GuestFlags, 'isPremium'>): boolean => !guest.isPremium
