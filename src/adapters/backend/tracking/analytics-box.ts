import { analyticsOutbox, eventOf, type OutboxRecord } from './outbox'
import type { Collection, Store } from '@/adapters/stores/store'
import type { Analytics, AnalyticsEvent } from '@/application/tracking/analytics'

/** Events that were sent in the embedded world. */
export const boxedEvents: Collection<OutboxRecord> = {
  name: 'boxedEvents',
  ...(analyticsOutbox.schema === undefined ? {} : { schema: analyticsOutbox.schema }),
  key: ({ id }) => id,
  indexes: { newest: ({ timestamp, id }) => [[timestamp, id]] },
}

/** Number of events that the box retains. */
const MAX_EVENTS = 100

/**
 * Receives the events of the embedded backend: beside its other records in this browser, shown on
 * the stage panel.
 */
export class AnalyticsBox implements Analytics {
  private store: Store | null = null

  /** The store is made after the rules that name this box. */
  storeIn(store: Store): void {
    this.store = store
  }

  async send(events: readonly AnalyticsEvent[]): Promise<void> {
    if (this.store === null) throw new Error('The box has no store yet')
    await this.store.transaction(async (tx) => {
      for (const event of events) await tx.put(boxedEvents, event)
      const all = await tx.find(boxedEvents, 'newest', { prefix: [], direction: 'desc' })
      for (const { id } of all.slice(MAX_EVENTS)) await tx.delete(boxedEvents, id)
    })
  }

  /** The newest first. */
  async events(): Promise<readonly AnalyticsEvent[]> {
    const found = await this.store?.find(boxedEvents, 'newest', { prefix: [], direction: 'desc' })
    return (found ?? []).map(eventOf)
  }
}
