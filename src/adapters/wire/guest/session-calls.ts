import * as z from 'zod/mini'
import { get, post } from '@/adapters/wire/base/rest-call'
import { flag, id, moment, nothing, text, type Wire } from '@/adapters/wire/base/scalars'
import type { GuestGateway, GuestSession } from '@/application/guest/guest-gateway'
import type { SessionId } from '@/domain/ids'

const sessionId = id<SessionId>()

const word = z.nullable(text(100))

export const guestSession: Wire<GuestSession> = z.object({
  id: sessionId,
  openedAt: moment,
  usedAt: moment,
  countryCode: text(2),
  device: z.object({ browser: word, system: word }),
  isCurrent: flag,
})

/** The guest's sessions, the newest first. */
export const listSessions = get(
  'listSessions',
  '/guest/sessions',
  nothing,
  z.object({ sessions: z.array(guestSession) }),
)

type EndResult = Awaited<ReturnType<GuestGateway['endSession']>>

const endResult: Wire<EndResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), reason: z.literal('not-found') }),
])

/** Ends one of them; where it is the caller's own, the device's key goes with it. */
export const endSession = post('endSession', '/guest/endSession', z.object({ id: sessionId }), endResult, {
  credentials: true,
})
