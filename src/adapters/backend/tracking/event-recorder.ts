import { consentsToAnalytics } from './analytics-consents'
import { analyticsOutbox } from './outbox'
import type { RecordedEvent } from '@/adapters/backend/kernel/event-recorder'
import type { Collection, Store, Transaction } from '@/adapters/stores/store'
import { trackingEvent } from '@/domain/tracking/tracking-event'

/** A recorder whose events all have an id. */
interface NamedRecorder<T> {
  readonly collection: Collection<T>
  readonly mayReport: (after: T) => boolean
  readonly events: (after: T, before: T | undefined) => readonly (RecordedEvent & { readonly id: string })[]
}

/**
 * Returns the store with events: records that its transactions put are followed by their events in
 * the outbox, in the same transaction, so that an event is stored exactly once with its cause, or
 * neither is. Stores no event of a guest who does not consent to analytics at that moment. The
 * rules that put records are not aware of it.
 */
export function recordingStore<S extends Store>(
  store: S,
  recorders: readonly NamedRecorder<never>[],
  now: () => number,
): Store {
  const byName = new Map(
    recorders.map((recorder) => [recorder.collection.name, recorder as unknown as NamedRecorder<unknown>]),
  )
  const recording = (tx: Transaction): Transaction => ({
    get: (collection, key) => tx.get(collection, key),
    getMany: (collection, keys) => tx.getMany(collection, keys),
    find: (collection, index, range) => tx.find(collection, index, range),
    count: (collection, index, prefix) => tx.count(collection, index, prefix),
    delete: (collection, key) => tx.delete(collection, key),
    afterCommit: (work) => tx.afterCommit(work),
    put: async (collection, value) => {
      const recorder = byName.get(collection.name)
      if (recorder === undefined || !recorder.mayReport(value)) return tx.put(collection, value)
      const before = await tx.get(collection, collection.key(value))
      await tx.put(collection, value)
      const at = now()
      for (const { id, guestId, answeredBy = guestId, ...parts } of recorder.events(value, before)) {
        if (!(await consentsToAnalytics(tx, answeredBy, at))) continue
        await tx.put(analyticsOutbox, { id, guestId, ...trackingEvent({ ...parts, source: 'platform', at }) })
      }
    },
  })
  return {
    get: (collection, key) => store.get(collection, key),
    getMany: (collection, keys) => store.getMany(collection, keys),
    find: (collection, index, range) => store.find(collection, index, range),
    count: (collection, index, prefix) => store.count(collection, index, prefix),
    select: (collection, selection) => store.select(collection, selection),
    tally: (collection, family, condition) => store.tally(collection, family, condition),
    match: (collection, query) => store.match(collection, query),
    claim: (collection, index, range, change) => store.claim(collection, index, range, change),
    transaction: (work) => store.transaction((tx) => work(recording(tx))),
  }
}
