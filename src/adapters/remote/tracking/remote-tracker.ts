import { reportingPort } from '@/adapters/remote/remote-port'
import type { RestClient } from '@/adapters/remote/rest/rest-client'
import { trackerPort } from '@/adapters/wire/tracking/tracking-ports'
import type { Tracker } from '@/application/tracking/tracker'

/** Sends a body that outlives the page; `false` where it could not be taken. */
export type Beacon = (url: string, body: string) => boolean

/**
 * Reports to the operator how the product is used: by beacon, else by POST with the token as bearer (API-018, API-019,
 * API-021).
 */
export const remoteTracker = (rest: RestClient, beacon: Beacon | null): Tracker =>
  reportingPort(trackerPort, (call, request) => {
    const { url, body } = rest.address(call, request)
    if (beacon?.(url, JSON.stringify(body)) === true) return
    // A caller that tracks does not wait and cannot fail.
    rest.call(call, request).catch(() => undefined)
  })
