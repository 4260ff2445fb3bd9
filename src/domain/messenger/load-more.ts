/** How often the next part of the channel list is requested at most; ms (MSG-016). */
export const LOAD_CHANNELS_EVERY = 500

/** How long a request for the next part has to wait, ms; `last`: when the one before was sent, epoch ms, or `null`. */
export const waitBeforeLoading = (last: number | null, now: number): number =>
  last === null ? 0 : Math.min(LOAD_CHANNELS_EVERY, Math.max(0, last + LOAD_CHANNELS_EVERY - now))
