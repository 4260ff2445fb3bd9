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

/** Tells the operator how the product is used. Never throws, never waits; what needs consent is decided before it. */
export interface Tracker {
  /** API-018. */
  profileVisit(actorName: string, actorId: ActorId): void
  /** API-019. */
  track(eventContext: string, eventAction: string, eventData: Readonly<Record<string, string | number | boolean>>): void
}

export const Tracker = Symbol.for('Tracker')
