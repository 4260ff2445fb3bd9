import * as z from 'zod/mini'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { post } from '@/adapters/wire/base/rest-call'
import { done, flag, int, lines, listOf, text, type Wire } from '@/adapters/wire/base/scalars'
import type { SocketError } from '@/application/tracking/logger'
import { CONSENT_CATEGORIES, type Consent } from '@/domain/consent/consent'
import { MAX_BATCH, MAX_EVENT_DATA, MAX_NAME, type Five, type TrackingEvent } from '@/domain/tracking/tracking-event'

/** API-015. */
export const browserOnline = post('browserOnline', '/logger/browserOnline', z.object({ status: flag }), done)

const socketError: Wire<SocketError> = z.object({
  connectionAttempt: int(0, 1_000_000_000),
  error: lines(200),
  errorCode: int(0, 100_000),
  errorReason: lines(500),
  websocketType: text(100),
})

/** SOC-035. */
export const websocketConnectionError = post(
  'websocketConnectionError',
  '/logger/websocketConnectionError',
  socketError,
  done,
)

/** API-016. */
export const vxmessengerError = post(
  'vxmessengerError',
  '/logger/vxmessengerError',
  z.object({ message: lines(2_000) }),
  done,
)

/** Any other error worth reporting: a code and a location. */
export const loggedError = post(
  'loggedError',
  '/logger/error',
  z.object({ code: text(100, 1), detail: lines(2_000) }),
  done,
)

/** API-018; the id besides the documented name distinguishes actors of the same name. */
export const trackActorProfileVisit = post(
  'trackActorProfileVisit',
  '/tracker/trackActorProfileVisit',
  z.object({ actorName: text(200), actorId }),
  done,
)

/** API-019. */
export const track = post(
  'track',
  '/tracker/track',
  z.object({
    eventContext: text(100),
    eventAction: text(100),
    eventData: z.record(text(100), z.union([lines(1_000), z.number(), flag])),
  }),
  done,
)

const measure = z.number().check(z.int())
const fraction = z.number()

const ints: Wire<Five> = z.tuple([measure, measure, measure, measure, measure])
const floats: Wire<Five> = z.tuple([fraction, fraction, fraction, fraction, fraction])

/** API-020. */
export const trackingEvent: Wire<TrackingEvent> = z.object({
  timestamp: int(0, Number.MAX_SAFE_INTEGER),
  source: text(MAX_NAME),
  type: text(MAX_NAME, 1),
  context: text(MAX_NAME),
  data: text(MAX_EVENT_DATA),
  ints,
  floats,
})

const answer: Wire<Consent> = z.object({
  version: int(0, 1_000_000),
  at: int(0, Number.MAX_SAFE_INTEGER),
  // What is necessary needs no consent, and may be named.
  allowed: z.pipe(
    listOf(z.enum(CONSENT_CATEGORIES), 3),
    z.transform((names) => names.filter((name) => name !== 'necessary')),
  ),
})

/** API-027. Of several answers the newest counts, so it may be sent again. */
export const trackConsent = post('trackConsent', '/tracker/consent', answer, done, {
  repeatable: true,
  keepalive: true,
})

/** API-021. */
export const trackApplication = post(
  'trackApplication',
  '/tracker/trackApplication',
  z.object({ events: listOf(trackingEvent, MAX_BATCH) }),
  done,
)
