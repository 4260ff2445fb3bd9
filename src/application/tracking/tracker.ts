import type { Consent } from '@/domain/consent/consent'
import type { ActorId } from '@/domain/ids'
import type { TrackingEvent } from '@/domain/tracking/tracking-event'

/**
 * Reports to the operator how the product is used. Only `consent` waits and can fail; consent, where needed, is checked
 * before the others are called.
 */
export interface Tracker {
  /** API-018. */
  profileVisit(actorName: string, actorId: ActorId): void
  /** API-019. An event with a text `eventId` is stored once for its guest and name, however often it is sent. */
  track(eventContext: string, eventAction: string, eventData: Readonly<Record<string, string | number | boolean>>): void
  /**
   * How the app is used, several events at once (API-021): by beacon, so that the last ones of a page arrive. `MAX_BATCH` events at most; any
   * `source` but `browser` is replaced by it.
   */
  trackApplication(events: readonly TrackingEvent[]): void
  /**
   * What the guest answered to the question about consent on this device (API-027). Of the answers of several devices the newest counts; without
   * one, or with one that is too old or about another wording, no event of the guest is sent to analytics. Throws `BackendError` where the
   * platform has not taken it: a withdrawal must not be lost.
   */
  consent(answer: Consent): Promise<void>
}

export const Tracker = Symbol.for('Tracker')
