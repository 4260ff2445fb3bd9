import type { Consent } from '@/domain/consent/consent'
import type { ActorId } from '@/domain/ids'
import type { TrackingEvent } from '@/domain/tracking/tracking-event'

/**
 * Reports to the operator how the product is used. Only `consent` waits and can fail; consent, if
 * needed, is checked before the other methods are called.
 */
export interface Tracker {
  /** Reports a visit to an actor's profile (API-018). */
  profileVisit(actorName: string, actorId: ActorId): void
  /**
   * Reports an event (API-019). One with a text `eventId` is stored once for its guest and name,
   * however often it is sent.
   */
  track(eventContext: string, eventAction: string, eventData: Readonly<Record<string, string | number | boolean>>): void
  /**
   * Reports uses of the app, several events at once (API-021): by beacon, so that the last ones of
   * a page arrive. At most `MAX_BATCH` events; any `source` other than `browser` is replaced with
   * it.
   */
  trackApplication(events: readonly TrackingEvent[]): void
  /**
   * Reports the guest's answer about consent on this device (API-027). The newest answer of several
   * devices counts; without one, or with one that is too old or about another wording, no event of
   * the guest is sent to analytics. Throws `BackendError` if the platform has not accepted it,
   * because a withdrawal must not be lost.
   */
  consent(answer: Consent): Promise<void>
}

export const Tracker = Symbol.for('Tracker')
