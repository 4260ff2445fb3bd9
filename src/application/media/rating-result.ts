import type { Likes } from '@/domain/media/rating'

/** What became of a rating. */
export type RatingResult =
  | { readonly ok: true; readonly likes: Likes }
  | { readonly ok: false; readonly reason: 'login-required' | 'not-found' }
