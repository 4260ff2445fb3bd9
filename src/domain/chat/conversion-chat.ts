import type { ActorId } from '@/domain/ids'

/** Time after sign-up in which a guest may begin their conversion chat, in ms. */
export const CONVERSION_CANDIDATE_FOR = 3 * 86_400_000

/** Time for which the conversion chat stays usable after it begins, in ms. */
export const CONVERSION_CHAT_FOR = 60 * 60_000

/** Whole minutes of chat it covers, with all of its actors together. */
export const CONVERSION_MINUTES = 3

/** Number of participating actors, and the default length of their list [CHA-016]. */
export const CONVERSION_CHAT_ACTORS = 30

/**
 * An offer to new guests: for a limited time they can chat with certain actors for some minutes at
 * no cost. Times are epoch ms on the platform's clock.
 */
export interface ConversionChat {
  /** The latest start; `null` when it is not offered to the guest. */
  readonly candidateEnd: number | null
  /** The end of its use; `null` when it has not begun. */
  readonly end: number | null
  /** Whether the guest has it switched on. */
  readonly isOn: boolean
  /** Remaining whole minutes. */
  readonly minutesLeft: number
  /**
   * The platform's time at the answer, so that a page with a different clock counts down to the
   * same end.
   */
  readonly now: number
}

/**
 * Whether a countdown is running: only while its stored end lies in the future, and never without
 * an end [CHA-012][CHA-013].
 */
export const isCountdownRunning = (end: number | null | undefined, now: number): boolean =>
  end !== null && end !== undefined && end > now

/**
 * Whether a guest with these ends, by actor id, may use a conversion chat with an actor [CHA-012].
 */
export const isInConversionChat = (ends: Readonly<Record<string, number>>, actorId: ActorId, now: number): boolean =>
  isCountdownRunning(Object.hasOwn(ends, actorId) ? ends[actorId] : null, now)

/** Whether a guest may begin one: they are a candidate and have not begun theirs yet [CHA-013]. */
export const mayBegin = ({ candidateEnd, end }: Pick<ConversionChat, 'candidateEnd' | 'end'>, now: number): boolean =>
  end === null && isCountdownRunning(candidateEnd, now)

/** Whether there is an offer to show: the guest may begin it, use it or switch it on again. */
export const isOffered = (offer: Pick<ConversionChat, 'candidateEnd' | 'end' | 'minutesLeft'>, now: number): boolean =>
  mayBegin(offer, now) || (isCountdownRunning(offer.end, now) && offer.minutesLeft > 0)
