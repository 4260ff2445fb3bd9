import { countAttempts, oneMoreAttempt } from '@/adapters/backend/access/login-attempts'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Transaction } from '@/adapters/stores/store'
import { mayTryPin, PIN_WINDOW } from '@/domain/access/pin-limits'
import type { ActorId, GuestId } from '@/domain/ids'

const keysOf = (guestId: GuestId, actorId: ActorId) => ({
  ofGuest: `pin ${actorId} ${guestId}`,
  atActor: `pin ${actorId}`,
})

/** Returns true if this guest's pin may be checked; else any pin is answered like a wrong one. */
export async function isPinLookedAt(
  platform: PlatformContext,
  tx: Transaction,
  guestId: GuestId,
  actorId: ActorId,
): Promise<boolean> {
  const keys = keysOf(guestId, actorId)
  return mayTryPin({
    ofGuest: await countAttempts(platform, tx, keys.ofGuest),
    atActor: await countAttempts(platform, tx, keys.atActor),
  })
}

/** Counts a pin that was wrong. */
export async function countWrongPin(
  platform: PlatformContext,
  tx: Transaction,
  guestId: GuestId,
  actorId: ActorId,
): Promise<void> {
  for (const key of Object.values(keysOf(guestId, actorId))) await oneMoreAttempt(platform, tx, key, PIN_WINDOW)
}
