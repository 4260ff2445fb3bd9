import { RATINGS_SHOWN_FROM } from './actor-rules'

/**
 * The rankings that guests can view (ACT-026 to ACT-029): overall, most pinned, best rated chats,
 * video calls.
 */
export const TOP_LISTS = ['top100', 'favorites', 'bestChats', 'videocall'] as const

/** One of the rankings. */
export type TopList = (typeof TOP_LISTS)[number]

/**
 * The counts that decide a rank; the platform counts each of them, so that nobody assigns a
 * position by hand.
 */
export interface Standing {
  /** Number of guests who have pinned the actor. */
  readonly pinnedCount: number
  /** Ratings of the last ninety days. */
  readonly ratingCount: number
  /** Whole percent of those ratings that are good. */
  readonly satisfactionRate: number
  /** Paid chats, video calls included. */
  readonly chats: number
  /** Paid video calls; `null` when the actor offers none. */
  readonly videoCalls: number | null
}

/** Returns the number of good ratings. */
const liked = ({ ratingCount, satisfactionRate }: Standing): number =>
  Math.round((ratingCount * satisfactionRate) / 100)

/**
 * Returns the points for the overall ranking: a paid chat counts more than a rating, and a rating
 * more than a pin.
 */
export const rankingPoints = (standing: Standing): number =>
  3 * standing.chats + 2 * liked(standing) + standing.pinnedCount

/**
 * Returns the points for the video call ranking (ACT-031); zero for an actor who offers no calls.
 */
export const videoCallPoints = (standing: Standing): number =>
  standing.videoCalls === null ? 0 : 5 * standing.videoCalls + liked(standing)

/**
 * This many ratings of `NEUTRAL` percent are added before actors are compared, so that two good
 * ratings do not outrank two hundred.
 */
const PRIOR = 10
const NEUTRAL = 80

/** Returns the satisfaction in hundredths of a percent, damped where there are few ratings. */
export const satisfactionWeight = ({
  ratingCount,
  satisfactionRate,
}: Pick<Standing, 'ratingCount' | 'satisfactionRate'>) =>
  Math.round((100 * (satisfactionRate * ratingCount + NEUTRAL * PRIOR)) / (ratingCount + PRIOR))

/**
 * Returns the points that decide the position in a ranking, higher is better; `null` when the actor
 * takes no part in it (ACT-008, ACT-029).
 */
export function pointsIn(list: TopList, standing: Standing): number | null {
  switch (list) {
    case 'top100':
      return rankingPoints(standing)
    case 'favorites':
      return standing.pinnedCount
    case 'bestChats':
      return standing.ratingCount < RATINGS_SHOWN_FROM ? null : satisfactionWeight(standing)
    case 'videocall':
      return standing.videoCalls === null ? null : videoCallPoints(standing)
  }
}

/**
 * Returns by how many positions each actor has moved up (positive) or down since the previous
 * ranking. Actors who were not in it have no entry, because their previous position is unknown.
 */
export function movesBetween<Id>(
  before: readonly { readonly id: Id; readonly rank: number }[],
  after: readonly { readonly id: Id; readonly rank: number }[],
): ReadonlyMap<Id, number> {
  const ranks = new Map(before.map(({ id, rank }) => [id, rank]))
  return new Map(
    after.flatMap(({ id, rank }) => {
      const was = ranks.get(id)
      return was === undefined || was === rank ? [] : [[id, was - rank] as const]
    }),
  )
}
