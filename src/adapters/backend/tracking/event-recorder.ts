import { consentsToAnalytics } from './analytics-consents'
import { analyticsOutbox } from './outbox'
import type { Collection, Store, Transaction } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'
import { trackingEvent, type EventParts } from '@/domain/tracking/tracking-event'

/** An event that follows from a stored record. `id` is the same however often it follows. */
export interface RecordedEvent extends Omit<EventParts, 'source' | 'at'> {
  readonly id: string
  readonly guestId: GuestId
  /** Whose answer about analytics decides, where it is not the guest's own: a guest who logs in has answered as a visitor of the device. */
  readonly answeredBy?: GuestId
}

/** Which events follow from what a transaction puts into one collection. `before` is read in the same transaction. */
export interface EventRecorder<T = never> {
  readonly collection: Collection<T>
  /** Whether an event can follow from this record at all. Where none can, nothing else is read: the records of a running chat are put often. */
  readonly mayReport: (after: T) => boolean
  readonly events: (after: T, before: T | undefined) => readonly RecordedEvent[]
}

/** A recorder of any type, as a list holds them: the store hands each the records of its own collection. */
export const recorderOf = <T>(
  collection: Collection<T>,
  mayReport: (after: T) => boolean,
  events: (after: T, before: T | undefined) => readonly RecordedEvent[],
): EventRecorder => ({ collection, mayReport, events })

/**
 * The same store; what its transactions put is followed by its events in the outbox, in the same transaction: an event is stored exactly once
 * with what it reports, or neither is. Nothing is stored of a guest who does not consent to analytics at that moment. The rules that put records know nothing of it.
 */
export function recordingStore<S extends Store>(
  store: S,
  recorders: readonly EventRecorder[],
  now: () => number,
): Store {
  const byName = new Map(
    recorders.map((recorder) => [recorder.collection.name, recorder as unknown as EventRecorder<unknown>]),
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
