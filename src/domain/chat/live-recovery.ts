/** How long a live picture may show nothing new before it counts as stalled, and after which time its connection is made again; ms. */
export const STALLED_AFTER = 2_500
export const LOST_AFTER = 6_000

/** Pauses before each attempt to connect again, ms; the first follows at once, and after the last the guest decides. */
const PAUSES = [0, 500, 1_000, 2_000, 4_000, 4_000, 8_000, 8_000] as const

/** The state of a picture of which nothing new has come for so long, ms. */
export const healthAfter = (silence: number): 'playing' | 'stalled' | 'lost' =>
  silence < STALLED_AFTER ? 'playing' : silence < LOST_AFTER ? 'stalled' : 'lost'

/**
 * How long to wait before an attempt, counted from 0, ms; `null`: no further one is made by itself. All attempts together last half a minute, in which a
 * phone has changed its network and a studio has restarted.
 */
export const pauseBefore = (attempt: number): number | null => PAUSES[attempt] ?? null
