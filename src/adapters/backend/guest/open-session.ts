import { guests, sessions, type SessionRecord } from './guest-records'
import { newGuest } from './new-guest'
import type { Core } from '@/adapters/backend/platform/core'
import type { Transaction } from '@/adapters/stores/store'
import type { OpenedSession } from '@/application/platform/platform'
import type { GuestId } from '@/domain/ids'

/** Restores the device's session or starts an anonymous one (platform edge). */
export function openSession(core: Core, deviceKey: string | null, countryCode: string): Promise<OpenedSession> {
  return core.store.transaction(async (tx) => {
    const known = deviceKey === null ? undefined : await sessionOfDevice(tx, deviceKey)
    if (known !== undefined && (await tx.get(guests, known.guestId)) !== undefined) return known
    const guest = newGuest(core.random.id(), core.clock.now(), Math.floor(core.random.next() * 240) + 1)
    await tx.put(guests, guest)
    return bind(core, tx, deviceKey ?? core.random.id(), guest.id, countryCode)
  })
}

/**
 * Gives the device a new token for `guestId`; the old token opens nothing any more, so that a token seen before login is
 * worth nothing after it.
 */
export async function bind(
  core: Core,
  tx: Transaction,
  deviceKey: string,
  guestId: GuestId,
  countryCode: string,
): Promise<SessionRecord> {
  const old = await sessionOfDevice(tx, deviceKey)
  if (old !== undefined) await tx.delete(sessions, old.accessToken)
  const session: SessionRecord = {
    accessToken: `${core.random.id()}${core.random.id()}`,
    deviceKey,
    guestId,
    countryCode,
    openedAt: core.clock.now(),
  }
  await tx.put(sessions, session)
  return session
}

async function sessionOfDevice(tx: Transaction, deviceKey: string): Promise<SessionRecord | undefined> {
  const [found] = await tx.find(sessions, 'byDevice', { prefix: [deviceKey], limit: 1 })
  return found
}
