import { guests, sessions, type GuestRecord, type SessionRecord } from './guest-records'
import type { Reader } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'
import type { Language } from '@/domain/navigation/language'

/** The session a request shows and its language. The token is looked up on every request, so that one that has ended opens nothing. */
export interface RequestContext {
  /** Hash of the access token (`hashOf`), by which the store knows the session. */
  tokenHash(): string | null
  language(): Language
  /** The network address that the request came from, by whose network strangers are counted; `null` where there is no network between. */
  address(): string | null
}

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
