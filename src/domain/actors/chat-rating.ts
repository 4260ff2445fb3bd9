import type { ChatMode } from '@/domain/chat/mode'
import { isPaidMode } from '@/domain/chat/offer'
import type { ActorId } from '@/domain/ids'

/** How a guest liked a chat, as the survey on leaving it offers it. */
export const CHAT_RATINGS = ['good', 'fair', 'poor'] as const

/** One of the ratings. */
export type ChatRating = (typeof CHAT_RATINGS)[number]

/** For so many days a rating counts: what guests thought years ago describes nobody (ACT-007). */
export const RATING_DAYS = 90

/** A chat shorter than so many seconds is not rated: nobody knows the actor by then. */
export const RATED_SECONDS = 60

const DAY = 86_400_000

/** The day (UTC) of a moment in epoch ms, counted from 1970. */
export const dayOf = (at: number): number => Math.floor(at / DAY)

/** How many ratings of each kind an actor was given on one day. */
export interface RatedDay extends Readonly<Record<ChatRating, number>> {
  /** Days since 1970. */
  readonly day: number
}

/** What guests of an actor have answered in the last ninety days, and the chats they answered about (ACT-007, ACT-055). */
export interface ActorRatings extends Readonly<Record<ChatRating, number>> {
  readonly actorId: ActorId
  /** All ratings, and the whole percent of them that are good; 0 without ratings. */
  readonly countRatings: number
  readonly satisfactionRate: number
  /** All paid chats the actor has had, rated or not. */
  readonly chats: number
}

/** Whether the rating of a chat counts: of one that is paid by the minute, and lasted at least a minute. */
export const isRated = ({ mode, seconds }: { readonly mode: ChatMode; readonly seconds: number }): boolean =>
  isPaidMode(mode) && seconds >= RATED_SECONDS

/** The days that still count on `today` (days since 1970). */
export const recentDays = (days: readonly RatedDay[], today: number): readonly RatedDay[] =>
  days.filter(({ day }) => day > today - RATING_DAYS)

/** The same days with so many more, or fewer, ratings of a kind on one of them; no count falls below nothing. */
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

/** All of these days together. */
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
