/**
 * Five numbers: every event has the same count, so that an analytics service can store them in
 * columns.
 */
export type Five = readonly [number, number, number, number, number]

/**
 * An event as analytics receives it [API-020]. It contains no personal data: no name, no address,
 * no text that a guest has written.
 */
export interface TrackingEvent {
  /** Epoch ms. */
  readonly timestamp: number
  /** The reporter: `browser` or `platform`. */
  readonly source: string
  /** The kind of event, such as `purchase`. */
  readonly type: string
  /** Its context, such as the kind of a purchase or the name of a page. */
  readonly context: string
  /** Id of its subject; empty for none. */
  readonly data: string
  /** Whole measures; unused ones are 0. */
  readonly ints: Five
  /** Fractional measures; unused ones are 0. */
  readonly floats: Five
}

/**
 * Maximum length of source, type and context, and of the data, in characters: a report cannot fill
 * a store.
 */
export const MAX_NAME = 50
export const MAX_EVENT_DATA = 500

/**
 * The types that a browser may report; everything else follows from the platform's records
 * (API-022, API-023).
 */
export const BROWSER_TYPES: readonly string[] = ['page', 'login-state']

/** Maximum events in one request of a browser. */
export const MAX_BATCH = 50

const five = (measures: readonly number[], read: (value: number) => number): Five => {
  const at = (index: number): number => {
    const value = read(measures[index] ?? 0)
    // Adding 0 turns a negative zero into zero, as JSON would.
    return Number.isFinite(value) ? value + 0 : 0
  }
  return [at(0), at(1), at(2), at(3), at(4)]
}

const wholeOrZero = (value: number): number => {
  const cut = Math.trunc(value)
  return Number.isSafeInteger(cut) ? cut + 0 : 0
}

/** The parts of an event; missing measures are 0. */
export interface EventParts {
  readonly at: number
  readonly source: 'browser' | 'platform'
  readonly type: string
  readonly context: string
  readonly data?: string
  readonly ints?: readonly number[]
  readonly floats?: readonly number[]
}

/**
 * Builds an event in the shape that all events have: texts are truncated, measures that are not
 * numbers become 0 [API-020].
 */
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
