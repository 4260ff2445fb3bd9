import { sessions, type SessionRecord } from './guest-records'
import { drawSession, newVisitor, replaceSession } from './open-session'
import { requireSession, type RequestContext } from './request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { GuestSession } from '@/application/guest/guest-gateway'
import type { SessionChange } from '@/application/platform/platform'
import type { SessionId } from '@/domain/ids'

/** Receives what became of sessions, after the transaction is committed. */
export type SessionListener = (change: SessionChange) => void

/**
 * Logs the guest out of the device, which then holds an anonymous session under another key
 * (AUT-026).
 */
export async function logOut(
  platform: PlatformContext,
  caller: RequestContext,
  onSession: SessionListener,
): Promise<void> {
  const drawn = await drawSession(platform)
  const ended = await platform.store.transaction(async (tx) => {
    const { session } = await requireSession(tx, caller)
    return replaceSession(platform, tx, session, await newVisitor(platform, tx), drawn)
  })
  onSession({ device: drawn, ended })
}

/** The guest's sessions, the newest first. */
export async function listSessions(
  platform: PlatformContext,
  caller: RequestContext,
): Promise<readonly GuestSession[]> {
  const { session: current } = await requireSession(platform.store, caller)
  const found = await platform.store.find(sessions, 'byGuest', { prefix: [current.guestId], direction: 'desc' })
  return found.map((session) => sessionView(session, session.id === current.id))
}

/** Ends a session of the guest. `false`: they have none of that id. */
export async function endSession(
  platform: PlatformContext,
  caller: RequestContext,
  id: SessionId,
  onSession: SessionListener,
): Promise<boolean> {
  const change = await platform.store.transaction<SessionChange | null>(async (tx) => {
    const { session: current } = await requireSession(tx, caller)
    const [session] = await tx.find(sessions, 'byId', { prefix: [id], limit: 1 })
    if (session === undefined || session.guestId !== current.guestId) return null
    await tx.delete(sessions, session.tokenHash)
    return { ended: [session.tokenHash], ...(session.id === current.id ? { device: null } : {}) }
  })
  if (change !== null) onSession(change)
  return change !== null
}

function sessionView(session: SessionRecord, isCurrent: boolean): GuestSession {
  const { id, openedAt, usedAt, countryCode, device } = session
  return { id, openedAt, usedAt, countryCode, device, isCurrent }
}
