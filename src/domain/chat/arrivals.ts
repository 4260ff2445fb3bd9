/** Maximum number of gifts and tips over the picture at once: more would hide it. */
const MAX_ARRIVALS = 3

/** Time for which each is shown, in ms. */
export const ARRIVAL_SHOWN_FOR = 2_000

/** Returns the arrivals to show after another one: the newest few, oldest first, each only once. */
export const withArrival = <T extends { readonly id: string }>(shown: readonly T[], arrived: T): readonly T[] =>
  shown.some(({ id }) => id === arrived.id) ? shown : [...shown, arrived].slice(-MAX_ARRIVALS)

/**
 * Time for which a drawn picture shows a deed, in ms: until the actor's words for it can be read.
 */
export const GESTURE_SHOWN_FOR = 9_000
