import { ratings, type RatingRecord } from '@/adapters/backend/actors/rating-records'
import type { World } from '@/adapters/backend/world/seed/generate-world'
import { seedOf } from '@/adapters/backend/world/seed/seed'
import { dayOf, RATING_DAYS, type RatedDay } from '@/domain/chat/chat-rating'

/** The days of the window on which the ratings of the sample world were given, evenly spread. */
const DAYS = 12

/** The part of `total` that falls on day `index` of all days; together they are all of it. */
const partOf = (total: number, index: number): number =>
  Math.floor(((index + 1) * total) / DAYS) - Math.floor((index * total) / DAYS)

/**
 * Returns the ratings that guests gave after chats before the world begins, whose sums the actors'
 * records show.
 */
export const generateRatings = ({ actors, now }: Pick<World, 'actors' | 'now'>): RatingRecord[] =>
  actors.map(({ id, ratings: { count, satisfaction } }) => {
    const good = Math.round((count * satisfaction) / 100)
    const fair = Math.ceil(((count - good) * 2) / 3)
    const days = Array.from({ length: DAYS }, (_, index): RatedDay => {
      const day = dayOf(now) - 1 - Math.floor(((DAYS - 1 - index) * (RATING_DAYS - 2)) / DAYS)
      return { day, good: partOf(good, index), fair: partOf(fair, index), poor: partOf(count - good - fair, index) }
    })
    return { actorId: id, days: days.filter((one) => one.good + one.fair + one.poor > 0) }
  })

export const ratingsSeed = seedOf(ratings, 'byOldest', generateRatings)
