import type { Collection } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'
import type { EventParts } from '@/domain/tracking/tracking-event'

/** An event that follows from a stored record. */
export interface RecordedEvent extends Omit<EventParts, 'source' | 'at'> {
  /**
   * The same however often the event follows; missing for a change of state, which one transaction
   * stores.
   */
  readonly id?: string
  readonly guestId: GuestId
  /**
   * The guest whose consent to analytics decides, if another than the record's guest: a guest who
   * logs in has answered as a visitor of the device.
   */
  readonly answeredBy?: GuestId
}

/**
 * The events that follow from what a transaction stores in one collection. `before` is read in the
 * same transaction; `now` is epoch ms.
 */
export interface EventRecorder<T = never> {
  readonly collection: Collection<T>
  /**
   * Whether an event can follow from this record at all. If none can, nothing else is read, because
   * the records of a running chat are written often.
   */
  readonly mayReport: (after: T) => boolean
  readonly events: (after: T, before: T | undefined, now: number) => readonly RecordedEvent[]
}

/** Declares a recorder; the store passes each the records of its own collection. */
export const recorderOf = <T>(
  collection: Collection<T>,
  mayReport: (after: T) => boolean,
  events: EventRecorder<T>['events'],
): EventRecorder => ({ collection, mayReport, events })
