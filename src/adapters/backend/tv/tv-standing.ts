import { authorize } from '@/adapters/backend/access/authorize'
import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import { isLoggedIn } from '@/adapters/backend/access/request-context'
import { entitlementsOf } from '@/adapters/backend/entitlements/entitlement-records'
import type { Reader } from '@/adapters/stores/store'
import { endOfEntitlement, entitlementTo } from '@/domain/entitlements/entitlement'
import { subscriptionPlans } from '@/domain/payments/plans'
import { tvNeed, type TvNeed } from '@/domain/tv/access'
import type { TvOffer } from '@/domain/tv/tv'

/** What the subscription costs, as the checkout charges it. */
export const tvOffer: TvOffer = subscriptionPlans.vxtvabo.terms

/** A guest's right to watch TV at a moment. */
export interface TvRight {
  /** The reason why they may not watch; `null`: they may. */
  readonly refusal: TvNeed | 'locked' | null
  /** Time at which the right ends by itself, epoch ms; `null`: never. */
  readonly until: number | null
}

/** Decides what a guest may watch of TV: here, and nowhere in a page (GUE-005). */
export async function tvRightOf(reader: Reader, guest: GuestRecord, isPremium: boolean, now: number): Promise<TvRight> {
  if (!authorize(guest, 'watch').ok) return { refusal: 'locked', until: null }
  // Only what is premium depends on it.
  const until = isPremium ? endOfEntitlement(entitlementTo(await entitlementsOf(reader, guest.id), 'tv')) : 0
  const refusal = tvNeed(isPremium, { isLoggedIn: isLoggedIn(guest), isPremium: until > now })
  return { refusal, until: isPremium ? until : null }
}
