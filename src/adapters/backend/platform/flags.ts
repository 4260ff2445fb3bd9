import { isLoggedIn } from './caller'
import type { GuestRecord } from '@/adapters/backend/guest/guest-records'
import type { GuestFlags } from '@/domain/access/roles'

/** A guest's flags as the rules of access look at them. */
export function flagsOf(guest: GuestRecord, now: number): GuestFlags {
  return {
    isLoggedIn: isLoggedIn(guest),
    isVip: guest.vipUntil > now,
    isPremium: guest.tvUntil > now,
    hasAvs: guest.avsStatus === 'accepted',
    isPayingCustomer: guest.isPayingCustomer,
    isLocked: guest.isLocked,
    isRestricted: guest.restrictionLevel !== null,
    restrictionLevel: guest.restrictionLevel,
    isForcePayment: guest.isForcePayment,
    isBlockedForComments: guest.isBlockedForComments,
  }
}
