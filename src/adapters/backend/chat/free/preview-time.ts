import { chatRules } from '@/adapters/backend/chat/base/chat-rules'
import { previewKey, previews } from './preview-records'
import type { MembershipRecord } from '@/adapters/backend/access/memberships'
import { entitlementsOf } from '@/adapters/backend/entitlements/entitlement-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Reader, Transaction } from '@/adapters/stores/store'
import { previewSecondsLeft, withDecline, withPreview } from '@/domain/chat/preview-budget'
import { isEntitled } from '@/domain/entitlements/entitlement'
import type { ActorId, GuestId } from '@/domain/ids'

interface Pair {
  readonly guestId: GuestId
  readonly actorId: ActorId
}

const seenOf = (reader: Reader, { guestId, actorId }: Pair) => reader.get(previews, previewKey(guestId, actorId))

/** Returns the whole preview seconds a guest has left with an actor (CHA-017, CHA-018). */
export async function previewLeftOf(
  { rules }: Pick<PlatformContext, 'rules'>,
  reader: Reader,
  membership: MembershipRecord,
  actorId: ActorId,
  now: number,
): Promise<number> {
  const { ordinary, vip } = rules.of(chatRules).previewSeconds
  const { guestId } = membership
  const [use, held] = await Promise.all([
    seenOf(reader, { guestId, actorId }),
    entitlementsOf(reader, guestId, membership),
  ])
  return previewSecondsLeft(isEntitled(held, 'vip', now) ? vip : ordinary, use, now)
}

/** Stores that a guest has seen so much of a preview. */
export async function countPreview(tx: Transaction, pair: Pair, seconds: number, now: number): Promise<void> {
  const { guestId, actorId } = pair
  await tx.put(previews, { guestId, actorId, ...withPreview(await seenOf(tx, pair), seconds, now) })
}

/** Stores that a guest wants no preview of an actor. */
export async function declinePreview(tx: Transaction, pair: Pair, now: number): Promise<void> {
  const { guestId, actorId } = pair
  await tx.put(previews, { guestId, actorId, ...withDecline(await seenOf(tx, pair), now) })
}
