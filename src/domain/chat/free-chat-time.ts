/** A guest's use of free chat on one day of the platform (`2026-11-23`, Europe/Berlin). */
export interface FreeChatUse {
  readonly day: string
  /** Whole seconds. */
  readonly seconds: number
}

/** Free chat time used today and time left, in whole seconds (CHA-034). */
export interface FreeChatDuration {
  readonly used: number
  readonly left: number
}

/**
 * Returns the used and remaining seconds of a guest with `perDay` seconds a day; a new day starts
 * afresh (CHA-034).
 */
export const freeChatDuration = (perDay: number, use: FreeChatUse | undefined, day: string): FreeChatDuration => {
  const used = use?.day === day ? use.seconds : 0
  return { used, left: Math.max(0, perDay - used) }
}

/**
 * Adds a free chat. One that ended within its first second counts as one second, so that a guest
 * cannot begin endlessly.
 */
export const withFreeChat = (use: FreeChatUse | undefined, seconds: number, day: string): FreeChatUse => ({
  day,
  seconds: (use?.day === day ? use.seconds : 0) + Math.max(1, seconds),
})
