import type { MessageMedia } from './message-media'
import { gateFor, type GuestProofs } from '@/domain/media/gates'
import type { ContentNeed } from '@/domain/media/video'

/** The facts that open a message's media for a guest. */
export type MediaProofs = Pick<GuestProofs, 'isLoggedIn' | 'hasAvs' | 'hasBought'>

/**
 * Returns the gate before the media of a message: an account, a proof of age for a rating of 18,
 * and the purchase of media with a price, in this order (MED-009, AUT-010). Purchases stay behind
 * the age gate, as everywhere else.
 */
export const mediaNeed = (
  { ageRating, price }: Pick<MessageMedia, 'ageRating' | 'price'>,
  proofs: MediaProofs,
): ContentNeed | null =>
  gateFor(
    { needsLogin: true, needsAgeCheck: ageRating === 18, needsAbo: false, needsPurchase: price > 0 },
    { ...proofs, hasAbo: false },
  )
