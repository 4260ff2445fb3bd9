/** What a guest has used of free chat on a day of the platform (`2026-11-23`, Europe/Berlin). */
export interface FreeChatUse {
  readonly day: string
  /** Whole seconds. */
  readonly seconds: number
}

/** How long a guest has been in free chats today, and how long they may be still; whole seconds (CHA-034). */
export interface FreeChatDuration {
  readonly used: number
  readonly left: number
}

/** What a guest with so many seconds a day has used and has left; another day begins with all of them (CHA-034). */
export const freeChatDuration = (perDay: number, use: FreeChatUse | undefined, day: string): FreeChatDuration => {
  const used = use?.day === day ? use.seconds : 0
  return { used, left: Math.max(0, perDay - used) }
}

/** After a free chat. One that was left within its first second counts as one, so that a guest cannot begin without end. */
export const withFreeChat = (use: FreeChatUse | undefined, seconds: number, day: string): FreeChatUse => ({
  day,
  seconds: (use?.day === day ? use.seconds : 0) + Math.max(1, seconds),
})
