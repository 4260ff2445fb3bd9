import * as z from 'zod/mini'
import { count, flag, nullish, type Wire } from '@/adapters/wire/base/scalars'
import type { RatingResult } from '@/application/media/rating-result'
import { DISLIKE_RATING, LIKE_RATING, type Likes, type RatingChange } from '@/domain/media/rating'

export const likesShape = {
  guestRatingLikes: count,
  guestRatingDislikes: count,
  isLiked: flag,
  isDisliked: flag,
}

/** MED-007, MED-042, MED-043. */
export const likes: Wire<Likes> = z.object(likesShape)

/** A rating as a guest sends it: 5 or 1 (MED-049, MED-050), or null, which takes it back. */
export const guestRating: Wire<RatingChange> = nullish(z.union([z.literal(LIKE_RATING), z.literal(DISLIKE_RATING)]))

export const ratingResult: Wire<RatingResult> = z.pipe(
  z.object({
    ok: flag,
    likes: z.optional(z.nullable(likes)),
    reason: z.optional(z.nullable(z.enum(['login-required', 'not-found']))),
  }),
  z.transform((given): RatingResult => {
    const { ok, likes: now, reason } = given
    return ok && now ? { ok, likes: now } : { ok: false, reason: reason ?? 'not-found' }
  }),
)
