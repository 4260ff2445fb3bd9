import type { RestClient } from '@/adapters/remote/rest/rest-client'
import { endSession, listSessions } from '@/adapters/wire/guest/session-calls'
import type { GuestGateway, GuestSession } from '@/application/guest/guest-gateway'
import type { SessionId } from '@/domain/ids'

// Loaded at the first request: a first visit has no use for it.

/** The guest's sessions over the wire. */
export const sessionsOver = async (rest: RestClient): Promise<readonly GuestSession[]> =>
  (await rest.call(listSessions, {})).sessions

/** Ends one of them. */
export const endOver = (rest: RestClient, id: SessionId): ReturnType<GuestGateway['endSession']> =>
  rest.call(endSession, { id })
