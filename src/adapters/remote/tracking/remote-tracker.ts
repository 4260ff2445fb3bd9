import type { RestClient } from '@/adapters/remote/rest/rest-client'
import type { RestCall } from '@/adapters/wire/base/rest-call'
import { track, trackActorProfileVisit } from '@/adapters/wire/tracking/tracking-calls'
import type { Tracker } from '@/application/tracking/tracker'
import type { ActorId } from '@/domain/ids'

/** Sends a body that outlives the page; `false` where it could not be taken. */
export type Beacon = (url: string, body: string) => boolean

/**
 * Reports to the operator how the product is used: by beacon, else by POST with the token as bearer (API-018, API-019,
 * API-021).
 */
export class RemoteTracker implements Tracker {
  constructor(
    private readonly rest: RestClient,
    private readonly beacon: Beacon | null,
  ) {}

  profileVisit(actorName: string, actorId: ActorId): void {
    this.send(trackActorProfileVisit, { actorName, actorId })
  }

  track(
    eventContext: string,
    eventAction: string,
    eventData: Readonly<Record<string, string | number | boolean>>,
  ): void {
    this.send(track, { eventContext, eventAction, eventData: { ...eventData } })
  }

  private send<I extends object, O>(call: RestCall<I, O>, input: I): void {
    const { url, body } = this.rest.address(call, input)
    if (this.beacon?.(url, JSON.stringify(body)) === true) return
    // A caller that tracks does not wait and cannot fail.
    this.rest.call(call, input).catch(() => undefined)
  }
}
