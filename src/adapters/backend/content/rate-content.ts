import {
  contentRatings,
  contentStats,
  noStats,
  ratingKey,
  type ContentRating,
  type ContentStats,
} from './rating-records'
import type { Reader, Transaction } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'
import {
  afterRating,
  DISLIKE_RATING,
  LIKE_RATING,
  ratingIn,
  type Likes,
  type RatingChange,
} from '@/domain/media/rating'

const likesFrom = (stats: ContentStats | undefined, own: ContentRating | undefined): Likes => ({
  guestRatingLikes: stats?.likes ?? 0,
  guestRatingDislikes: stats?.dislikes ?? 0,
  isLiked: own?.rating === LIKE_RATING,
  isDisliked: own?.rating === DISLIKE_RATING,
})

/** Returns the ratings by guests of several subjects, in their order. */
export async function likesOfAll(
  reader: Reader,
  guestId: GuestId,
  subjects: readonly string[],
): Promise<readonly Likes[]> {
  if (subjects.length === 0) return []
  const [stats, own] = await Promise.all([
    reader.getMany(contentStats, subjects),
    reader.getMany(
      contentRatings,
      subjects.map((subject) => ratingKey(guestId, subject)),
    ),
  ])
  return subjects.map((_, at) => likesFrom(stats[at], own[at]))
}

/** Returns the ratings by guests of one subject. */
export async function likesOf(reader: Reader, guestId: GuestId, subject: string): Promise<Likes> {
  const [stats, own] = await Promise.all([
    reader.get(contentStats, subject),
    reader.get(contentRatings, ratingKey(guestId, subject)),
  ])
  return likesFrom(stats, own)
}

/**
 * Stores a guest's rating of a subject; the same rating again changes nothing, `null` removes it.
 */
export async function rateContent(
  tx: Transaction,
  { guestId, subject, at }: { readonly guestId: GuestId; readonly subject: string; readonly at: number },
  rating: RatingChange,
): Promise<Likes> {
  const before = await likesOf(tx, guestId, subject)
  if (ratingIn(before) === rating) return before
  if (rating === null) await tx.delete(contentRatings, ratingKey(guestId, subject))
  else await tx.put(contentRatings, { guestId, subject, rating, at })
  const after = afterRating(before, rating)
  const stats = (await tx.get(contentStats, subject)) ?? noStats(subject)
  await tx.put(contentStats, { ...stats, likes: after.guestRatingLikes, dislikes: after.guestRatingDislikes })
  return after
}
