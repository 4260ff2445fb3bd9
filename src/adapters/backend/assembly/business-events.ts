import { events as recorders } from './features'

/**
 * The payment-related events (API-022 to API-024), which follow from the records of the platform
 * and never from reports of a browser. A record without an id of its own gets one from `newId`.
 */
export const businessRecorders = (now: () => number, newId: () => string) =>
  recorders.map(({ events, ...recorder }) => ({
    ...recorder,
    events: (after: never, before: undefined) =>
      events(after, before, now()).map(({ id = `change:${newId()}`, ...event }) => ({ ...event, id })),
  }))
