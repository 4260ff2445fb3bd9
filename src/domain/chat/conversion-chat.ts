import type { ActorId } from '@/domain/ids'

/** For how long after sign-up a guest may begin their conversion chat, ms. */
export const CONVERSION_CANDIDATE_FOR = 3 * 86_400_000

/** How long the conversion chat can be used once it was switched on, ms. */
export const CONVERSION_CHAT_FOR = 60 * 60_000

/** Whole minutes of chat that it pays, with all of its actors together. */
export const CONVERSION_MINUTES = 3

/** How many actors it is for, and how many a list of them names where no other number is requested [CHA-016]. */
export const CONVERSION_CHAT_ACTORS = 30

/**
 * An offer to a new guest: for a limited time, certain actors can be talked to for some minutes that cost nothing.
 * Moments are epoch ms on the platform's clock.
 */
export interface ConversionChat {
  /** Until when the guest may begin it; `null`: it is not offered to them. */
  readonly candidateEnd: number | null
  /** Until when it can be used; `null`: it was never begun. */
  readonly end: number | null
  /** Whether the guest has it switched on. */
  readonly isOn: boolean
  /** Whole minutes that are left. */
  readonly minutesLeft: number
  /** The platform's clock at the answer, so that a page with another clock counts down to the same end. */
  readonly now: number
}

/** A countdown holds only while its stored end lies in the future; one without an end does not run [CHA-012][CHA-013]. */
export const isCountdownRunning = (end: number | null | undefined, now: number): boolean =>
  end !== null && end !== undefined && end > now

/** Whether a guest with these ends, by actor id, may use a conversion chat with an actor [CHA-012]. */
export const isInConversionChat = (ends: Readonly<Record<string, number>>, actorId: ActorId, now: number): boolean =>
  isCountdownRunning(Object.hasOwn(ends, actorId) ? ends[actorId] : null, now)

/** Whether a guest may begin one: they are a candidate, and have not begun theirs yet [CHA-013]. */
export const mayBegin = ({ candidateEnd, end }: Pick<ConversionChat, 'candidateEnd' | 'end'>, now: number): boolean =>
  end === null && isCountdownRunning(candidateEnd, now)

/** Whether there is anything to show of it: it may be begun, or can be used or switched on again. */
export const isOffered = (offer: Pick<ConversionChat, 'candidateEnd' | 'end' | 'minutesLeft'>, now: number): boolean =>
  mayBegin(offer, now) || (isCountdownRunning(offer.end, now) && offer.minutesLeft > 0)
