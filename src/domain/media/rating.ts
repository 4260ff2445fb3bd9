/**
 * The stored values of a like [MED-050] and a dislike [MED-049]: the two ends of a scale of five.
 */
export const LIKE_RATING = 5
export const DISLIKE_RATING = 1

/** A stored rating. */
export type GuestRating = typeof LIKE_RATING | typeof DISLIKE_RATING

/** A guest's new rating; `null` takes the rating back. */
export type RatingChange = GuestRating | null

/** The number of likes and dislikes, and this guest's own rating [MED-007][MED-042][MED-043]. */
export interface Likes {
  readonly guestRatingLikes: number
  readonly guestRatingDislikes: number
  readonly isLiked: boolean
  readonly isDisliked: boolean
}

/** No ratings at all. */
export const NO_LIKES: Likes = { guestRatingLikes: 0, guestRatingDislikes: 0, isLiked: false, isDisliked: false }

/** Returns this guest's rating. */
export const ratingIn = ({ isLiked, isDisliked }: Likes): RatingChange =>
  isLiked ? LIKE_RATING : isDisliked ? DISLIKE_RATING : null

/**
 * Returns the likes after this guest has rated: their previous rating no longer counts, and no
 * number falls below zero.
 */
export function afterRating(likes: Likes, rating: RatingChange): Likes {
  const isLiked = rating === LIKE_RATING
  const isDisliked = rating === DISLIKE_RATING
  return {
    guestRatingLikes: Math.max(0, likes.guestRatingLikes + Number(isLiked) - Number(likes.isLiked)),
    guestRatingDislikes: Math.max(0, likes.guestRatingDislikes + Number(isDisliked) - Number(likes.isDisliked)),
    isLiked,
    isDisliked,
  }
}

/**
 * Returns the mean of the stored ratings in tenths, from 10 to 50; `null` without ratings. It is
 * rounded to a whole number, so that it is the same everywhere.
 */
export function meanRating({ guestRatingLikes, guestRatingDislikes }: Likes): number | null {
  const count = guestRatingLikes + guestRatingDislikes
  if (count === 0) return null
  return Math.round((10 * (LIKE_RATING * guestRatingLikes + DISLIKE_RATING * guestRatingDislikes)) / count)
}
