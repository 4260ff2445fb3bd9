import type { GuestId } from '@/domain/ids'
import type { TrackingEvent } from '@/domain/tracking/tracking-event'

/** An event with its id and its guest, as it leaves the platform. */
export interface AnalyticsEvent extends TrackingEvent {
  /** Identifies one event permanently: a service that receives it twice counts it once. */
  readonly id: string
  readonly guestId: GuestId
}

/**
 * The operator's analytics service (API-022). It receives events in batches, ordered by time.
 * Resolves once it has accepted the whole batch and rejects otherwise; the same batch is then sent
 * again later.
 */
export interface Analytics {
  send(events: readonly AnalyticsEvent[]): Promise<void>
}
