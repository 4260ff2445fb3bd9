/**
 * Time without a new frame after which a live picture counts as stalled, and after which it
 * reconnects; ms.
 */
export const STALLED_AFTER = 2_500
export const LOST_AFTER = 6_000

/**
 * Delays before each attempt to reconnect, in ms; the first follows at once, and after the last the
 * guest decides.
 */
const PAUSES = [0, 500, 1_000, 2_000, 4_000, 4_000, 8_000, 8_000] as const

/** Returns the health of a picture after `silence` ms without a new frame. */
export const healthAfter = (silence: number): 'playing' | 'stalled' | 'lost' =>
  silence < STALLED_AFTER ? 'playing' : silence < LOST_AFTER ? 'stalled' : 'lost'

/**
 * Returns the delay before an attempt, counted from 0, in ms; `null` when no further one follows by
 * itself. All attempts together take half a minute, enough for a phone to change its network and a
 * studio to restart.
 */
export const pauseBefore = (attempt: number): number | null => PAUSES[attempt] ?? null
