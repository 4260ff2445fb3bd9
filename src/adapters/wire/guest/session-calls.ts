import * as z from 'zod/mini'
import { get, post } from '@/adapters/wire/base/rest-call'
import { flag, id, nothing, text, whole, type Wire } from '@/adapters/wire/base/scalars'
import type { GuestGateway, GuestSession } from '@/application/guest/guest-gateway'
import type { SessionId } from '@/domain/ids'

const sessionId = id<SessionId>()

const word = z.nullable(text(100))

const session: Wire<GuestSession> = z.object({
  id: sessionId,
  openedAt: whole,
  usedAt: whole,
  countryCode: text(2),
  device: z.object({ browser: word, system: word }),
  isCurrent: flag,
})

/** The guest's sessions, the newest first. */
export const listSessions = get('/guest/sessions', nothing, z.object({ sessions: z.array(session) }))

type EndResult = Awaited<ReturnType<GuestGateway['endSession']>>

const endResult: Wire<EndResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), reason: z.literal('not-found') }),
])

/** Ends one of them; where it is the caller's own, the device's key goes with it. */
export const endSession = post('/guest/endSession', z.object({ id: sessionId }), endResult, { credentials: true })
