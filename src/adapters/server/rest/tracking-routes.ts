import type { RestServer } from './rest-server'
import {
  browserOnline,
  loggedError,
  track,
  trackActorProfileVisit,
  vxmessengerError,
  websocketConnectionError,
} from '@/adapters/wire/tracking/tracking-calls'

const OK = { ok: true } as const

/** What pages report about errors and use (SOC-035, API-015, API-016, API-018, API-019). */
export function trackingRoutes(server: RestServer): void {
  server
    .serve(browserOnline, async ({ logger }, { status }) => {
      logger.browserOnline(status)
      return OK
    })
    .serve(websocketConnectionError, async ({ logger }, failure) => {
      logger.socketError(failure)
      return OK
    })
    .serve(vxmessengerError, async ({ logger }, { message }) => {
      logger.messengerError(message)
      return OK
    })
    .serve(loggedError, async ({ logger }, { code, detail }) => {
      logger.error(code, detail)
      return OK
    })
    .serve(trackActorProfileVisit, async ({ tracker }, { actorName, actorId }) => {
      tracker.profileVisit(actorName, actorId)
      return OK
    })
    .serve(track, async ({ tracker }, { eventContext, eventAction, eventData }) => {
      tracker.track(eventContext, eventAction, eventData)
      return OK
    })
}
