/** How many gifts and tips lie over the picture at once: more would hide it. */
const MAX_ARRIVALS = 3

/** How long one is shown, ms. */
export const ARRIVAL_SHOWN_FOR = 2_000

/** What is shown once another arrives: the newest, the oldest first; what arrives twice is shown once. */
export const withArrival = <T extends { readonly id: string }>(shown: readonly T[], arrived: T): readonly T[] =>
  shown.some(({ id }) => id === arrived.id) ? shown : [...shown, arrived].slice(-MAX_ARRIVALS)

/** How long a drawn picture shows a deed, ms: until the actor's words for it can be read. */
export const GESTURE_SHOWN_FOR = 9_000
