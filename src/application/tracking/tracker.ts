import type { ActorId } from '@/domain/ids'

/** API-020. Measures that do not apply are 0. @public */
export interface TrackingEvent {
  readonly timestamp: number
  readonly source: string
  readonly type: string
  readonly context: string
  readonly data: string
  readonly ints: readonly [number, number, number, number, number]
  readonly floats: readonly [number, number, number, number, number]
}

/**
 * Reports to the operator how the product is used. Never throws, never waits; consent, where needed, is checked before
 * it is called.
 */
export interface Tracker {
  /** API-018. */
  profileVisit(actorName: string, actorId: ActorId): void
  /** API-019. An event with a text `eventId` is stored once for its guest and name, however often it is sent. */
  track(eventContext: string, eventAction: string, eventData: Readonly<Record<string, string | number | boolean>>): void
}

export const Tracker = Symbol.for('Tracker')
