import type { PostRecord } from './post-records'
import { isLoggedIn } from '@/adapters/backend/access/request-context'
import { entitlementsOf } from '@/adapters/backend/entitlements/entitlement-records'
import type { Reader } from '@/adapters/stores/store'
import { isEntitled } from '@/domain/entitlements/entitlement'
import type { ActorId } from '@/domain/ids'
import { actorPlan } from '@/domain/payments/plans'
import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import { gateFor } from '@/domain/media/gates'
import type { ContentBar } from '@/domain/media/video'

/** Returns what a guest still needs to see all of a post (AUT-010, MED-009). */
export const needOfPost = (
  { fsk, price }: Pick<PostRecord, 'fsk' | 'price'>,
  guest: GuestRecord,
  { hasAvs, hasBought }: { readonly hasAvs: boolean; readonly hasBought: boolean },
): ContentBar | null =>
  gateFor(
    {
      needsLogin: fsk === 18 || price > 0,
      needsAgeCheck: fsk === 18,
      needsAbo: false,
      needsPurchase: price > 0,
    },
    { isLoggedIn: isLoggedIn(guest), hasAvs, hasAbo: false, hasBought },
  )

/** Whether a guest is subscribed to an actor, whose posts they may see then [VOU-019]. */
export type Subscriptions = (actorId: ActorId) => boolean

/** Returns to which actors a guest is subscribed at `now`, epoch ms. */
export async function subscriptionsOf(reader: Reader, guest: GuestRecord, now: number): Promise<Subscriptions> {
  const held = isLoggedIn(guest) ? await entitlementsOf(reader, guest.id) : []
  return (actorId) => isEntitled(held, actorPlan(actorId), now)
}
