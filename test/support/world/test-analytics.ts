import type { Analytics, AnalyticsEvent } from '@/application/tracking/analytics'

/** Stores the events it is given, or fails as long as a test wants it to. */
export class TestAnalytics implements Analytics {
  readonly batches: (readonly AnalyticsEvent[])[] = []
  isDown = false

  async send(events: readonly AnalyticsEvent[]): Promise<void> {
    if (this.isDown) throw new Error('refused')
    this.batches.push(events)
  }

  /** What was sent of one guest, as type and context, the oldest first. */
  of(guestId: string): readonly AnalyticsEvent[] {
    return this.batches.flat().filter((event) => event.guestId === guestId)
  }
}
