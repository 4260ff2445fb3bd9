/** Minimum interval between requests for more channels, in ms (MSG-016). */
export const LOAD_CHANNELS_EVERY = 500

/**
 * Returns how long the next request has to wait, in ms; `last`: time of the previous one in epoch
 * ms, or `null`.
 */
export const waitBeforeLoading = (last: number | null, now: number): number =>
  last === null ? 0 : Math.min(LOAD_CHANNELS_EVERY, Math.max(0, last + LOAD_CHANNELS_EVERY - now))
