/** How many performers a list of conversion chats holds unless asked otherwise [CHA-016]. */
export const conversionChatActorsLimit = 30

/** Where the guest's countdown ends, by actor id, in epoch milliseconds. */
export type CountdownEnds = Readonly<Record<string, number>>

/** A countdown holds only while its stored end lies in the future; no stored end means no countdown [CHA-012]. */
export const isCountdownRunning = (end: number | undefined, now: number): boolean => end !== undefined && end > now

/** Whether the guest may have a conversion chat with this performer now [CHA-012]. */
export const isConversionChatEligible = (ends: CountdownEnds, actorId: string, now: number): boolean =>
  isCountdownRunning(ends[actorId], now)

/** A candidate's countdown works like the chat's own [CHA-013]. */
export const isConversionChatCandidate = (candidateEnd: number | undefined, now: number): boolean =>
  isCountdownRunning(candidateEnd, now)

/** Milliseconds the countdown still shows; 0 once it is over. */
export const countdownLeft = (end: number | undefined, now: number): number =>
  isCountdownRunning(end, now) && end !== undefined ? end - now : 0
