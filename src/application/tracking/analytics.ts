import type { GuestId } from '@/domain/ids'
import type { TrackingEvent } from '@/domain/tracking/tracking-event'

/** An event with its id and its guest, as it leaves the platform. */
export interface AnalyticsEvent extends TrackingEvent {
  /** Of one event for ever: a service that is sent it twice counts it once. */
  readonly id: string
  readonly guestId: GuestId
}

/**
 * The analytics service of the operator (API-022). It receives events in batches, in the order of their time; resolves once it has taken all
 * of them over and rejects otherwise: the same batch is then sent again later.
 */
export interface Analytics {
  send(events: readonly AnalyticsEvent[]): Promise<void>
}
