/** Five numbers: every event has as many, so that an analytics service stores them in columns. */
export type Five = readonly [number, number, number, number, number]

/**
 * Something that happened, as analytics are sent it [API-020]. Holds no personal data: no name, no address, no text that a guest has written.
 */
export interface TrackingEvent {
  /** Epoch ms. */
  readonly timestamp: number
  /** Who reports it: `browser` or `platform`. */
  readonly source: string
  /** What happened, as `purchase`. */
  readonly type: string
  /** Where or to what, as the kind of a purchase or the name of a page. */
  readonly context: string
  /** What it was about, as an id; empty: nothing. */
  readonly data: string
  /** Whole measures; those that do not apply are 0. */
  readonly ints: Five
  /** Measures with a fraction; those that do not apply are 0. */
  readonly floats: Five
}

/** How long source, type and context may be, and the data, in characters: a report cannot fill a store. */
export const MAX_NAME = 50
export const MAX_EVENT_DATA = 500

/** What a browser may report; everything else follows from the records of the platform (API-022, API-023). */
export const BROWSER_TYPES: readonly string[] = ['page', 'login-state']

/** How many events one request of a browser holds at most. */
export const MAX_BATCH = 50

const five = (measures: readonly number[], read: (value: number) => number): Five => {
  const at = (index: number): number => {
    const value = read(measures[index] ?? 0)
    // A negative zero is no zero once it is JSON.
    return Number.isFinite(value) ? value + 0 : 0
  }
  return [at(0), at(1), at(2), at(3), at(4)]
}

const wholeOrZero = (value: number): number => {
  const cut = Math.trunc(value)
  return Number.isSafeInteger(cut) ? cut + 0 : 0
}

/** What an event is made of; missing measures are 0. */
export interface EventParts {
  readonly at: number
  readonly source: 'browser' | 'platform'
  readonly type: string
  readonly context: string
  readonly data?: string
  readonly ints?: readonly number[]
  readonly floats?: readonly number[]
}

/** The event of these parts in the one shape that all events have: texts are cut, measures that are no number are 0 [API-020]. */
export const trackingEvent = ({
  at,
  source,
  type,
  context,
  data = '',
  ints = [],
  floats = [],
}: EventParts): TrackingEvent => ({
  timestamp: wholeOrZero(at),
  source,
  type: type.slice(0, MAX_NAME),
  context: context.slice(0, MAX_NAME),
  data: data.slice(0, MAX_EVENT_DATA),
  ints: five(ints, wholeOrZero),
  floats: five(floats, (value) => value),
})
