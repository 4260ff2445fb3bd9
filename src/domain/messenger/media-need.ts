import type { MessageMedia } from './message-media'
import { gateFor, type GuestProofs } from '@/domain/access/gates'
import type { ContentNeed } from '@/domain/media/video'

/** What opens the media of a message for a guest. */
export type MediaProofs = Pick<GuestProofs, 'isLoggedIn' | 'hasAvs' | 'hasBought'>

/**
 * What a guest needs before they may see the media of a message: an account, a proved age for what is rated 18, and the purchase of what has a
 * price, in this order (MED-009, AUT-010). What was bought stays behind the gate of age, as everywhere else.
 */
export const mediaNeed = (
  { ageRating, price }: Pick<MessageMedia, 'ageRating' | 'price'>,
  proofs: MediaProofs,
): ContentNeed | null =>
  gateFor(
    { needsLogin: true, needsAgeCheck: ageRating === 18, needsAbo: false, needsPurchase: price > 0 },
    { ...proofs, hasAbo: false },
  )
