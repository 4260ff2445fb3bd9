import type { Likes } from '@/domain/media/rating'

/** The result of a rating. */
export type RatingResult =
  | { readonly ok: true; readonly likes: Likes }
  | { readonly ok: false; readonly reason: 'login-required' | 'not-found' }
