import { fields, id, number, oneOf, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'
import { DISLIKE_RATING, LIKE_RATING, type GuestRating } from '@/domain/media/rating'

/**
 * A guest's rating of an album, a picture, the sedcards of an actor or a video (MED-049, MED-050).
 */
export interface ContentRating {
  readonly guestId: GuestId
  /** Kind and id: `album:12`. Part of stored keys: a kind is never renamed. */
  readonly subject: string
  readonly rating: GuestRating
  /** Epoch ms. */
  readonly at: number
}

export const ratingKey = (guestId: GuestId, subject: string): string => `${guestId} ${subject}`

export const contentRatings: Collection<ContentRating> = {
  name: 'contentRatings',
  schema: schemaOf(
    fields<ContentRating>({
      guestId: id<GuestId>(),
      subject: text,
      rating: oneOf(LIKE_RATING, DISLIKE_RATING),
      at: number,
    }),
  ),
  key: ({ guestId, subject }) => ratingKey(guestId, subject),
  ofGuest: belongsToGuest('ofGuest'),
  indexes: {
    ofGuest: ({ guestId, subject }) => [[guestId, ratingKey(guestId, subject)]],
    bySubject: ({ subject, rating, guestId }) => [[subject, rating, guestId]],
  },
}

/**
 * The numbers of guests who rated, saw and commented on something, stored so that no list counts
 * them again.
 */
export interface ContentStats {
  readonly subject: string
  readonly likes: number
  readonly dislikes: number
  readonly views: number
  readonly comments: number
}

export const contentStats: Collection<ContentStats> = {
  name: 'contentStats',
  schema: schemaOf(
    fields<ContentStats>({ subject: text, likes: whole, dislikes: whole, views: whole, comments: whole }),
  ),
  key: ({ subject }) => subject,
  indexes: { bySubject: ({ subject }) => [[subject]] },
}

/** Returns the numbers of a subject that nobody has rated, seen or commented on. */
export const noStats = (subject: string): ContentStats => ({ subject, likes: 0, dislikes: 0, views: 0, comments: 0 })
