import type { ChatMode } from './mode'
import { isPaidMode } from './offer'
import type { ActorId } from '@/domain/ids'

/** The ratings of a chat that the exit survey offers. */
export const CHAT_RATINGS = ['good', 'fair', 'poor'] as const

/** One of the ratings. */
export type ChatRating = (typeof CHAT_RATINGS)[number]

/** Days for which a rating counts: older opinions no longer describe the actor (ACT-007). */
export const RATING_DAYS = 90

/** Minimum length of a rated chat in seconds: a shorter one says nothing about the actor. */
export const RATED_SECONDS = 60

const DAY = 86_400_000

/** Returns the day (UTC) of a moment in epoch ms, in days since 1970. */
export const dayOf = (at: number): number => Math.floor(at / DAY)

/** The number of ratings of each kind that an actor received on one day. */
export interface RatedDay extends Readonly<Record<ChatRating, number>> {
  /** Days since 1970. */
  readonly day: number
}

/**
 * The ratings of an actor in the last ninety days, and the chats behind them (ACT-007, ACT-055).
 */
export interface ActorRatings extends Readonly<Record<ChatRating, number>> {
  readonly actorId: ActorId
  /** All ratings, and the whole percent of them that are good; 0 without ratings. */
  readonly countRatings: number
  readonly satisfactionRate: number
  /** All paid chats the actor has had, rated or not. */
  readonly chats: number
}

/**
 * Whether the rating of a chat counts: only when the chat is paid by the minute and lasted at least
 * a minute.
 */
export const isRated = ({ mode, seconds }: { readonly mode: ChatMode; readonly seconds: number }): boolean =>
  isPaidMode(mode) && seconds >= RATED_SECONDS

/** Returns the days that still count on `today` (days since 1970). */
export const recentDays = (days: readonly RatedDay[], today: number): readonly RatedDay[] =>
  days.filter(({ day }) => day > today - RATING_DAYS)

/** Adds `by` ratings of one kind to a day (negative removes them); no count falls below zero. */
export function withRating(
  days: readonly RatedDay[],
  { day, rating, by }: { readonly day: number; readonly rating: ChatRating; readonly by: number },
): readonly RatedDay[] {
  const known = days.find((one) => one.day === day) ?? { day, good: 0, fair: 0, poor: 0 }
  const changed = { ...known, [rating]: Math.max(0, known[rating] + by) }
  const others = days.filter((one) => one.day !== day)
  const isEmpty = CHAT_RATINGS.every((kind) => changed[kind] === 0)
  return isEmpty ? others : [...others, changed].toSorted((a, b) => a.day - b.day)
}

/** Sums the ratings of these days. */
export function sumOfRatings(
  days: readonly RatedDay[],
): Pick<ActorRatings, ChatRating | 'countRatings' | 'satisfactionRate'> {
  const sum = (kind: ChatRating): number => days.reduce((all, day) => all + day[kind], 0)
  const [good, fair, poor] = [sum('good'), sum('fair'), sum('poor')]
  const countRatings = good + fair + poor
  return {
    good,
    fair,
    poor,
    countRatings,
    satisfactionRate: countRatings === 0 ? 0 : Math.round((100 * good) / countRatings),
  }
}
