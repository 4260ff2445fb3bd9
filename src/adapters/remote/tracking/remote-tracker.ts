import { otherwise } from '@/application/errors/otherwise'
import { reportingPort } from '@/adapters/remote/remote-port'
import type { RestClient } from '@/adapters/remote/rest/rest-client'
import { trackConsent } from '@/adapters/wire/tracking/tracking-calls'
import { trackerPort } from '@/adapters/wire/tracking/tracking-ports'
import type { Tracker } from '@/application/tracking/tracker'

/** Sends a body that outlives the page; `false` where it could not be taken. */
export type Beacon = (url: string, body: string) => boolean

/**
 * Reports to the operator how the product is used: by beacon, else by POST with the token as bearer (API-018, API-019,
 * API-021). Consent always goes by POST, because a beacon does not report whether the platform has taken it (API-027).
 */
export const remoteTracker = (rest: RestClient, beacon: Beacon | null): Tracker =>
  reportingPort(trackerPort, (call, request) => {
    if (call.name === trackConsent.name) return rest.call(call, request)
    const { url, body } = rest.address(call, request)
    // A caller that tracks does not wait and cannot fail.
    if (beacon?.(url, JSON.stringify(body)) !== true) rest.call(call, request).catch(otherwise())
    return undefined
  })
