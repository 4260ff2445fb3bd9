import { guests, sessions, type GuestRecord, type SessionRecord } from './guest-records'
import type { Reader } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'
import type { Language } from '@/domain/navigation/language'

/** Who calls: the token is looked at anew on every call, so that a session that ended opens nothing. */
export interface Caller {
  /** Hash of the access token (`hashOf`), by which the store knows the session. */
  tokenHash(): string | null
  language(): Language
}

/** The caller's session and guest. Throws `session-expired` where there is none. */
export async function identify(
  reader: Reader,
  caller: Caller,
): Promise<{ readonly session: SessionRecord; readonly guest: GuestRecord }> {
  const tokenHash = caller.tokenHash()
  const session = tokenHash === null ? undefined : await reader.get(sessions, tokenHash)
  const guest = session === undefined ? undefined : await reader.get(guests, session.guestId)
  if (session === undefined || guest === undefined) throw new BackendError('session-expired')
  return { session, guest }
}

/** A guest who signed up; an anonymous one has no address. */
export const isLoggedIn = (guest: GuestRecord): boolean => guest.email !== null
