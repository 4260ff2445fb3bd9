import { guests, sessions, type GuestRecord, type SessionRecord } from './guest-records'
import type { Caller } from '@/adapters/backend/kernel/backend-feature'
import type { Reader } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'

/** The caller of a port. */
export type RequestContext = Caller

/** The caller's session and guest. Throws `session-expired` where there is none. */
export async function requireSession(
  reader: Reader,
  caller: RequestContext,
): Promise<{ readonly session: SessionRecord; readonly guest: GuestRecord }> {
  const tokenHash = caller.tokenHash()
  const session = tokenHash === null ? undefined : await reader.get(sessions, tokenHash)
  const guest = session === undefined ? undefined : await reader.get(guests, session.guestId)
  if (session === undefined || guest === undefined) throw new BackendError('session-expired')
  return { session, guest }
}

/** A guest who signed up; an anonymous one has no address. */
export const isLoggedIn = (guest: GuestRecord): boolean => guest.email !== null
