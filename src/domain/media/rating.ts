/** What is stored for a like [MED-050] and for a dislike [MED-049]: the two ends of a scale of five. */
export const LIKE_RATING = 5
export const DISLIKE_RATING = 1

/** A rating as it is stored. */
export type GuestRating = typeof LIKE_RATING | typeof DISLIKE_RATING

/** What a guest rates; `null` takes the rating back. */
export type RatingChange = GuestRating | null

/** How many guests like something and how many do not, and what this guest has answered [MED-007][MED-042][MED-043]. */
export interface Likes {
  readonly guestRatingLikes: number
  readonly guestRatingDislikes: number
  readonly isLiked: boolean
  readonly isDisliked: boolean
}

/** Nobody has rated it. */
export const NO_LIKES: Likes = { guestRatingLikes: 0, guestRatingDislikes: 0, isLiked: false, isDisliked: false }

/** The rating of this guest. */
export const ratingIn = ({ isLiked, isDisliked }: Likes): RatingChange =>
  isLiked ? LIKE_RATING : isDisliked ? DISLIKE_RATING : null

/** Likes after this guest has rated: their rating before is no longer counted, and no number falls below zero. */
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

/** The mean of the stored ratings in tenths, from 10 to 50; `null`: nobody has rated. A whole number, so that it is the same everywhere. */
export function meanRating({ guestRatingLikes, guestRatingDislikes }: Likes): number | null {
  const count = guestRatingLikes + guestRatingDislikes
  if (count === 0) return null
  return Math.round((10 * (LIKE_RATING * guestRatingLikes + DISLIKE_RATING * guestRatingDislikes)) / count)
}
